import { twoSites } from '@forecourt/testkit/two-sites';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  aboutYou,
  applicationPath,
  consents,
  financeWorld,
  hilux,
  loan,
  money,
  plantedIncome,
} from './finance-world.ts';
import { hosts } from './test-sites.ts';

let world: Awaited<ReturnType<typeof financeWorld>>;
beforeAll(async () => {
  world = await financeWorld();
}, 60_000);
afterAll(() => world.stop());

const soon = { timeout: 20_000, interval: 100 };
const ask = async <Row extends object>(
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> => {
  const client = new Client({ connectionString: world.sites.dealers.made.loaderUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
};
const statusOf = async (email: string) =>
  (
    await ask<{ status: string }>(
      'select a.status from finance_applications a join leads l on l.id = a.lead_id where l.email = $1',
      [email],
    )
  ).map(({ status }) => status);

describe('FIN-1 an application for finance', () => {
  it('FIN-1 begins at the site’s own address, is saved step by step, and is shown to its holder alone', async () => {
    const who = world.browser();
    const start = await who.get(`/finance-pre-approval?car_id=${hilux.id}&deposit=8000&term=60`);
    expect(start.status).toBe(200);
    expect(start.headers['cache-control']).toContain('no-store');
    const you = aboutYou();
    const saved = await world.save(who, 'you', { ...you, new: '1', car_id: hilux.id, ...loan });
    expect([saved.status, saved.headers['location']]).toEqual([303, `${applicationPath}?step=money`]);
    const back = await who.get(`${applicationPath}?step=you`);
    expect(back.body).toContain('7 Kendal Street');
    const stranger = await world.browser().get(`${applicationPath}?step=you`);
    expect(stranger.status).toBe(303);
    expect(stranger.body).not.toContain('Kendal');
    // Nobody gets ahead of the step that they have come to.
    expect((await who.get(`${applicationPath}?step=consent`)).body).toContain('Income and costs');
  });

  it('FIN-2 keeps the rates that the sums were worked out at, from its first step to its third', async () => {
    const who = world.browser();
    const sums = { deposit: '3000', term: '60', credit: 'bumps' };
    const query = new URLSearchParams({ car_id: hilux.id, ...sums }).toString();
    const start = await who.get(`/finance-pre-approval?${query}`);
    expect(start.body).toContain('"figure":"14.00% p.a.","unit":"comparison rate"');
    await world.save(who, 'you', { ...aboutYou(), new: '1', car_id: hilux.id, ...sums });
    await world.save(who, 'money', money);
    for (const step of ['you', 'loan']) {
      const { body } = await who.get(`${applicationPath}?step=${step}`);
      expect(body).toContain('"figure":"14.00% p.a.","unit":"comparison rate"');
    }
    // It is no answer of whoever applies.
    expect((await who.get(`${applicationPath}?step=you`)).body).not.toContain('"credit":"bumps"');
  });

  it('FIN-1 sends no application for nothing, and says why', async () => {
    const who = world.browser();
    const sums = { deposit: '99999', term: '60' };
    await world.save(who, 'you', { ...aboutYou(), new: '1', car_id: hilux.id, ...sums });
    await world.save(who, 'money', money);
    await world.save(who, 'loan', { ...loan, ...sums });
    const sent = await world.send(who, consents);
    expect(sent.status).toBe(422);
    expect(sent.body).toContain('nothing left to borrow');
  });

  it('FIN-1 reads everything over at its last step, to which a change leads back', async () => {
    const who = world.browser();
    const you = await world.fillIn(who);
    const last = (await who.get(`${applicationPath}?step=consent`)).body;
    for (const said of ['14 March 1990', you.email, '7 Kendal Street', '$410 a week', '$37,000'])
      expect(last).toContain(said);
    const change = await who.get(`${applicationPath}?step=money&change=1`);
    expect(change.body).toContain('"submitText":"Save this"');
    const kept = await world.save(who, 'money', { ...money, rent: '450', change: '1' });
    expect(kept.headers['location']).toBe(`${applicationPath}?step=consent`);
    const { body } = await who.get(`${applicationPath}?step=consent`);
    expect(body).toContain('$450 a week');
    expect(body).toContain('7 Kendal Street');
    const wrong = await world.save(who, 'money', { ...money, rent: 'a lot', change: '1' });
    expect([wrong.status, wrong.body.includes('"name":"change","value":"1"')]).toEqual([422, true]);
  });

  it('FIN-1 a first step that was not right is come back to with its vehicle and its sums', async () => {
    const who = world.browser();
    const about = `car_id=${hilux.id}&deposit=8000&term=60`;
    const back = await who.get(`${applicationPath}?step=you&${about}`);
    expect(back.headers['location']).toBe(`/finance-pre-approval?${about}`);
  });

  it('FIN-1 says what is wrong and keeps what was typed', async () => {
    const who = world.browser();
    const wrong = await world.save(who, 'you', { ...aboutYou({ birth_date: '31 02 1990' }), new: '1' });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain('7 Kendal Street');
    const faults = { name: '!!!', birth_date: '31 02 2020', phone: '' };
    const many = await world.save(who, 'you', { ...aboutYou(faults), new: '1' });
    expect(many.body).toContain('Write your first name in letters');
    expect(many.body).toContain('There’s no such day');
    const young = await world.save(who, 'you', { ...aboutYou({ birth_date: '1 1 2020' }), new: '1' });
    expect(young.body).toContain('18 or older');
    const unticked = world.browser();
    await world.fillIn(unticked);
    expect((await world.send(unticked, { ...consents, pass_on: '' })).status).toBe(422);
  });

  it('FIN-1 is not sent with a step missing, nor by who has none', async () => {
    const who = world.browser();
    await world.save(who, 'you', { ...aboutYou(), new: '1' });
    expect((await world.send(who)).headers['location']).toBe(`${applicationPath}?step=money`);
    expect((await world.send(world.browser())).headers['location']).toBe('/finance-pre-approval');
    expect((await world.save(world.browser(), 'money', money)).headers['location']).toBe(applicationPath);
    // Under the address of a form with a fault stands a page, which may be loaded again.
    for (const end of ['save', 'send'])
      expect((await who.get(`${applicationPath}/${end}`)).headers['location']).toBe(applicationPath);
  });

  it.each([
    ['Nguyen', 'accepted'],
    ['Declined', 'declined'],
    ['Referred', 'referred'],
  ])(
    'FIN-1 of %s reaches the lender once, whose answer is kept and promises nothing',
    async (lastName, decision) => {
      const who = world.browser();
      const you = await world.fillIn(who, aboutYou({ last_name: lastName }));
      await vi.waitFor(async () => {
        const sent = await world.send(who);
        expect([sent.status, sent.headers['location']]).toEqual([303, applicationPath]);
      }, soon);
      await world.send(who);
      await vi.waitFor(async () => expect(await statusOf(you.email)).toEqual([decision]), soon);
      const taken = await world.simulator.applications(you.email);
      expect(taken).toMatchObject([
        {
          times: 1,
          decision,
          application: { loan: { deposit_cents: 800_000, amount_cents: 3_700_000, term_months: 60 } },
        },
      ]);
      const { body } = await who.get(applicationPath);
      expect(body).toMatch(/not an approval|won’t take it further/);
      expect(body.includes('$37,000 over 5 years')).toBe(decision === 'accepted');
      expect(body).not.toContain(plantedIncome);
    },
  );

  it('FIN-1 leaves its fields nowhere but with the lender: not in rows, leads, deliveries, the queue or the log', async () => {
    const who = world.browser();
    const you = await world.fillIn(who);
    await vi.waitFor(async () => expect((await world.send(who)).status).toBe(303), soon);
    await vi.waitFor(async () => expect(await statusOf(you.email)).toEqual(['accepted']), soon);
    const tables = await ask<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(40);
    const leaks: string[] = [];
    for (const { name } of tables) {
      // Bytes and identifiers may have five such digits by chance; in bytes it would stand as those of its letters.
      const rows = await ask(
        `select from ${name} t where regexp_replace(t::text, '\\\\x[0-9a-f]+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}', '', 'g') like $1
          or t::text like $2 limit 1`,
        [`%${plantedIncome}%`, `%${Buffer.from(plantedIncome).toString('hex')}%`],
      );
      if (rows.length > 0) leaks.push(name);
    }
    expect(leaks).toEqual([]);
    expect((await world.sites.queued()).join('\n')).not.toContain(plantedIncome);
    expect(world.sites.lines.join('\n')).not.toContain(plantedIncome);
    expect(JSON.stringify(await world.simulator.applications(you.email))).toContain(
      String(Math.round((Number(plantedIncome) * 100 * 12) / 52.18)),
    );
  });

  it('FIN-1 cannot be read by the sites once it is sent, nor opened from another row', async () => {
    const client = new Client({ connectionString: world.sites.dealers.made.webUrl });
    await client.connect();
    try {
      await expect(client.query('select sealed from finance_applications')).rejects.toThrow(
        'permission denied',
      );
      await expect(client.query('select ciphertext from finance_keys')).rejects.toThrow('permission denied');
    } finally {
      await client.end();
    }
  });

  it('FIN-1 URL-4.2 has what the calculator of the finance page came to in the amount, without a car', async () => {
    const who = world.browser();
    const sums = { price: '30000', deposit: '2000', trade_in: '5000', balloon: '0', term: '84' };
    const start = await who.get(`/finance-pre-approval?${new URLSearchParams(sums).toString()}`);
    expect(start.body).toContain('$30,000 price, $2,000 deposit, $5,000 trade-in, 7 years, no balloon');
    await world.save(who, 'you', { ...aboutYou(), new: '1', ...sums });
    await world.save(who, 'money', money);
    expect((await who.get(`${applicationPath}?step=loan`)).body).toContain('"amount":"23,000"');
    // Another price from there is asked about, and what was begun before stays until somebody says so.
    const other = '/finance-pre-approval?price=40000&deposit=0&term=84';
    const asked = await who.get(other);
    expect([asked.status, asked.body]).toEqual([200, expect.stringContaining('$40,000 price')]);
    expect(asked.body).toContain('$30,000 price');
    expect((await who.get('/finance-pre-approval?price=30000')).status).toBe(303);
    const taken = await who.post(`${applicationPath}/sums`, { price: '40000', deposit: '0', term: '84' });
    expect(taken.headers['location']).toBe(`${applicationPath}?step=loan`);
    const withOthers = (await who.get(`${applicationPath}?step=loan`)).body;
    expect(withOthers).toContain('$40,000 price, no deposit, $5,000 trade-in, 7 years');
    expect((await who.get(`${applicationPath}?step=you`)).body).toContain('7 Kendal Street');
    expect((await who.get(other)).status).toBe(303);
    await world.save(who, 'loan', { amount: '18000', term: '48', purpose: 'private' });
    expect((await who.get(`${applicationPath}?step=loan`)).body).toContain('"amount":"18000"');
  });

  it('FIN-1 URL-4.2 carries deposit and trade-in to the last step and to the lender, without a car', async () => {
    const who = world.browser();
    const you = aboutYou();
    const sums = { price: '30000', deposit: '2000', trade_in: '5000', balloon: '4000', term: '84' };
    await world.save(who, 'you', { ...you, new: '1', ...sums });
    await world.save(who, 'money', money);
    await world.save(who, 'loan', { amount: '18000', term: '48', purpose: 'private' });
    const { body } = await who.get(`${applicationPath}?step=consent`);
    for (const [label, text] of [
      ['To borrow', '$18,000'],
      ['Term', '4 years'],
      ['Deposit', '$2,000'],
      ['Trade-in', '$5,000'],
      ['Balloon', '$4,000'],
    ])
      expect(body).toContain(JSON.stringify({ label, text }));
    await vi.waitFor(async () => expect((await world.send(who)).status).toBe(303), soon);
    await vi.waitFor(async () => expect(await statusOf(you.email)).toEqual(['accepted']), soon);
    expect(await world.simulator.applications(you.email)).toMatchObject([
      {
        application: {
          loan: { amount_cents: 1_800_000, deposit_cents: 200_000, trade_in_cents: 500_000, term_months: 48 },
        },
      },
    ]);
  });

  it('FIN-1 where it cannot be sent at once keeps the ticks and says whom to call', async () => {
    const who = world.browser();
    await world.fillIn(who);
    const [key] = await vi.waitFor(async () => {
      const keys = await ask<{ account_id: string }>('select account_id from finance_keys limit 1');
      expect(keys).toHaveLength(1);
      return keys;
    }, soon);
    // As if no worker had made it yet.
    await ask('update finance_keys set account_id = (select id from accounts where id <> $1 limit 1)', [
      key?.account_id,
    ]);
    const refused = await world.send(who);
    expect(refused.status).toBe(422);
    expect(refused.body).toContain('We can’t send it just now');
    expect(refused.body).toContain('"href":"tel:');
    expect(refused.body).toContain('"entries":{"credit_check":"on","pass_on":"on","is_true":"on"}');
    await vi.waitFor(
      async () => expect((await world.send(who)).headers['location']).toBe(applicationPath),
      soon,
    );
  });

  it('FIN-1 waits while the lender is down, and is sent when it is back', async () => {
    await world.simulator.setFault({ vendor: 'lender', status: 503 });
    const who = world.browser();
    const you = await world.fillIn(who);
    await vi.waitFor(
      async () => expect((await world.send(who)).headers['location']).toBe(applicationPath),
      soon,
    );
    const { body } = await who.get(applicationPath);
    expect(body).toContain('on its way');
    expect(body).toMatch(
      /"reference":"[\dA-F]{4}-[\dA-F]{4}"|Your reference is <b[^>]*>[\dA-F]{4}-[\dA-F]{4}</,
    );
    expect(body).toContain('We call you');
    expect(await statusOf(you.email)).toEqual(['waiting']);
    await world.simulator.clearFaults();
    await vi.waitFor(async () => expect(await statusOf(you.email)).toEqual(['accepted']), {
      ...soon,
      timeout: 40_000,
    });
  }, 60_000);

  it('FIN-1 is another site’s nowhere, which asks by its short form', async () => {
    const other = world.browser(hosts.ranges);
    expect((await other.get(applicationPath)).headers['location']).toBe('/finance-pre-approval');
    expect((await other.get('/finance-pre-approval')).status).toBe(200);
    expect(twoSites.ranges.id).not.toBe(twoSites.harbour.id);
  });
});

describe('FIN-3 finance data', () => {
  it('FIN-3 API-1.5 is read by the id of a car, in the names of the specification', async () => {
    const { status, body } = await world
      .browser()
      .get(`/api/cars/${hilux.id}/finance`, { accept: 'application/json' });
    expect(status).toBe(200);
    const { finance_lenders: lenders } = JSON.parse(body) as {
      readonly finance_lenders: Record<string, object>;
    };
    expect(Object.values(lenders)[0]).toMatchObject({
      interestRate: 10,
      comparisonRate: 10,
      termMonths: 60,
      termYears: 5,
    });
    expect((await world.browser().get('/api/cars/nothing/finance')).status).toBe(404);
  });
});
