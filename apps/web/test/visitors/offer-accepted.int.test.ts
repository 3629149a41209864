import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  offerIdOf,
  offerWorld,
  plate,
  ranger,
  typed,
  place,
  viewOf,
  type OfferWorld,
} from './offer-world.ts';
import { testBrowser, type TestBrowser } from './test-browser.ts';
import { hosts } from './test-sites.ts';
import { costlyProofOf } from './worked-out-proof.ts';

let world: OfferWorld;
beforeAll(async () => {
  world = await offerWorld();
});
afterAll(() => world.stop());

const accept = (who: TestBrowser, offer: string) => world.json(who, '/trade-in/offer/accept', { offer });
const newsOf = async (email: string, kind: string) => {
  const [lead] = await world.leads(email);
  return (await world.events(lead?.['id'])).filter((event) => event['kind'] === kind);
};
const freeTimes = async () => {
  const { body } = await world.browser().get(`/api/test-drive/times?location_id=${place.id}`);
  const { days } = JSON.parse(body) as { days: { date: string; times: { time: string; left: number }[] }[] };
  return days.flatMap(({ date, times }) => times.map(({ time, left }) => ({ day: date, time, left })));
};
const leftAt = async (at: { day: string; time: string } | undefined) =>
  (await freeTimes()).find(({ day, time }) => day === at?.day && time === at.time)?.left ?? 0;
const inspect = (who: TestBrowser, at: { day: string; time: string } | undefined) =>
  who.post('/trade-in/offer/inspection', { ...there, day: at?.day ?? '', time: at?.time ?? '' });
const there = { location: place.id };
/** The address of a test drive keeps the name from before. */
const ofDrive = { ['yard']: place.id };

describe('TRADE-6.2 a yes to an offer', () => {
  it('FORM-8.2 DATA-6.4 is kept with its lead, sent once more to the dealer, and counted as event 18, once', async () => {
    const { who, view, details } = await world.offered(plate());
    const yes = await Promise.all([1, 2, 3].map(() => accept(who, offerIdOf(view))));
    expect(yes.map(({ status }) => status)).toEqual([200, 200, 200]);
    const reported = yes.flatMap(({ body }) => (body['event'] === null ? [] : [body['event']]));
    expect(reported).toEqual([expect.objectContaining({ number: 18 })]);
    expect(await newsOf(details.email, 'offer_accepted')).toHaveLength(1);
    const [lead] = await world.leads(details.email);
    const [tradeIn] = await world.rows('select * from lead_trade_ins where lead_id = $1', [lead?.['id']]);
    expect(tradeIn).toMatchObject({ offer_accepted: true, offer_accepted_at: expect.any(Date) as Date });
    expect(await world.standing(who)).toBe('accepted');
    const counted = await world.rows(
      `select count(*)::int as n from analytics_events where event_id = 18 and details->>'did' = 'acceptOffer'`,
      [],
    );
    expect(counted).toEqual([{ n: 1 }]);
  });

  it('stays a yes when another tab sends other answers', async () => {
    const { who, view, details } = await world.offered(plate());
    await accept(who, offerIdOf(view));
    await world.send(who, { ...details, car_condition: 'Poor' });
    expect(await world.standing(who)).toBe('accepted');
    expect(await world.leads(details.email)).toHaveLength(1);
  });

  it('to a number that was replaced in another tab is not taken, and the new one is shown', async () => {
    const { who, view, details } = await world.offered(plate());
    await who.post('/trade-in/offer/change');
    await world.send(who, { ...details, odometer: '70000' });
    await world.settled(who);
    const stale = await who.post('/trade-in/offer/accept', { offer: offerIdOf(view) });
    expect(stale.status).toBe(422);
    expect(viewOf(stale)).toMatchObject({
      state: 'open',
      notice: expect.stringContaining('newer number') as string,
    });
    expect(await world.standing(who)).toBe('open');
  });
});

describe('an offer is believed from the browser that has it', () => {
  it.each([
    ['with no cookie at all', () => world.browser()],
    [
      'with a guessed cookie',
      (who: TestBrowser) => {
        const guessed = world.browser();
        for (const name of who.cookies.keys()) guessed.cookies.set(name, 'A'.repeat(43));
        return guessed;
      },
    ],
    [
      'with its cookie on another site',
      (who: TestBrowser) => testBrowser(world.sites.port, hosts.ranges, { cookies: new Map(who.cookies) }),
    ],
  ] as const)('and from nobody %s', async (_, strangerOf) => {
    const { who, view, details } = await world.offered(plate());
    const stranger = strangerOf(who);
    const offer = offerIdOf(view);
    const evalid = (await world.rows('select id from offer_journeys order by id desc limit 1', []))[0]?.[
      'id'
    ];
    const answers = [
      await accept(stranger, offer),
      await stranger.post('/trade-in/offer/accept', { offer }),
      await world.send(stranger, typed()),
      await world.json(stranger, '/api/eval-expert/update-eval', { evalid, km: 5 }),
      await world.json(stranger, '/api/miscellaneous', { column_name: 'valuation', id: evalid }),
      await stranger.get('/api/trade-in/offer'),
      await stranger.get(`/api/trade-in/towards?car_id=${ranger.id}`),
      await stranger.get(`/trade-in/offer/towards?car_id=${ranger.id}`),
      await stranger.post('/trade-in/offer/towards', { car_id: ranger.id }),
      await stranger.post('/trade-in/offer/change'),
      await stranger.post('/trade-in/offer/again'),
      await stranger.post('/trade-in/offer/person'),
      await stranger.post('/trade-in/offer/email'),
      await stranger.post('/trade-in/offer/inspection', { ...there, day: '2099-01-01', time: '10:00' }),
      await stranger.get('/trade-in/offer/inspection/calendar'),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(JSON.stringify(answers)).not.toContain(details.email);
    expect(await world.standing(who)).toBe('open');
  });

  it('and not from one that has an offer of its own', async () => {
    const [first, second] = [await world.offered(plate()), await world.offered(plate())];
    const foreign = await accept(second.who, offerIdOf(first.view));
    expect(foreign.status).toBe(422);
    expect([await world.standing(first.who), await world.standing(second.who)]).toEqual(['open', 'open']);
  });

  it.each(['', 'x', '0', "' or 1=1", '00000000-0000-0000-0000-000000000000'])(
    'whatever is sent as its id: %s',
    async (offer) => {
      const { who } = await world.offered(plate());
      expect((await accept(who, offer)).status).toBe(422);
      expect(await world.standing(who)).toBe('open');
    },
  );
});

describe('an inspection', () => {
  it('takes a time of the test drives: neither is free for the other', async () => {
    const { who, details } = await world.offered(plate());
    const [at, next] = (await freeTimes()).slice(20, 22);
    const booked = await inspect(who, at);
    expect([booked.status, booked.headers['location']]).toEqual([303, '/trade-in/offer']);
    expect((await inspect(who, at)).status).toBe(303);
    expect(await newsOf(details.email, 'offer_inspection')).toHaveLength(1);
    expect(await leftAt(at)).toBe((at?.left ?? 0) - 1);
    for (let left = await leftAt(next); left > 0; left -= 1) {
      const driver = world.browser();
      const proof = costlyProofOf(driver.host, world.sites.now().getTime());
      await driver.post('/test-drive/hold', {
        ...ofDrive,
        day: next?.day ?? '',
        time: next?.time ?? '',
        ...proof,
      });
    }
    const other = await world.offered(plate());
    const taken = await inspect(other.who, next);
    expect(taken.status).toBe(422);
    expect(viewOf(taken)).toMatchObject({
      step: 'inspection',
      notice: { heading: expect.any(String) as string },
    });
  });

  it('is moved, and is a file for a calendar', async () => {
    const { who, view } = await world.offered(plate());
    await accept(who, offerIdOf(view));
    const [at, later] = (await freeTimes()).slice(30, 32);
    await inspect(who, at);
    await inspect(who, later);
    expect([await leftAt(at), await leftAt(later)]).toEqual([at?.left, (later?.left ?? 0) - 1]);
    const shown = await world.view(who);
    expect(shown['inspection']).toMatchObject({ calendar: '/trade-in/offer/inspection/calendar' });
    const file = await who.get('/trade-in/offer/inspection/calendar');
    expect(file.body).toContain('BEGIN:VCALENDAR');
  });
});

describe('TRADE-10 an offer put towards a car', () => {
  it('is told to its holder alone, and kept by no cache', async () => {
    const { who, view } = await world.offered(plate());
    const { amount } = view['offer'] as { amount: string };
    const told = await who.get(`/api/trade-in/towards?car_id=${ranger.id}`);
    expect(told.headers['cache-control']).toBe('private, no-store');
    const left = 52_990 - Number(amount.replaceAll(/[$,]/g, ''));
    expect((JSON.parse(told.body) as { line: string }).line).toMatch(
      new RegExp(`^Your .+: −\\${amount}\\. Left to pay \\$${left.toLocaleString('en-AU')}, drive away\\.$`),
    );
    const page = await who.get(`/trade-in/offer/towards?car_id=${ranger.id}&owing=%246%2C200`);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(viewOf(page)['sum']).toMatchObject({
      note: expect.stringContaining('pay your lender $6,200') as string,
    });
    const { status, headers } = await who.get('/trade-in/offer/towards?car_id=nonsense');
    expect([status, headers['location']]).toEqual([303, '/trade-in/offer']);
  });

  it('from the page of that car shows the sum, and tells the dealer once', async () => {
    const [who, details] = [world.browser(), typed()];
    await world.lookUp(who, plate(), { car_id: ranger.id });
    await world.send(who, details);
    await world.settled(who);
    expect((await world.view(who))['towards']).toMatchObject({ sum: { carId: ranger.id } });
    for (const _ of [1, 2]) await who.post('/trade-in/offer/towards', { car_id: ranger.id });
    expect(await newsOf(details.email, 'offer_asked')).toHaveLength(1);
    expect(await world.leads(details.email)).toMatchObject([{ car_id: ranger.id }]);
  });
});

describe('the calls of the specification', () => {
  it('API-1.2 TRADE-5.2 update-eval keeps the kilometres and has the service told', async () => {
    const who = world.browser();
    const rego = plate();
    const item = await world.lookUp(who, rego);
    const told = await who.post(
      '/api/eval-expert/update-eval',
      JSON.stringify({
        evalid: item['EvalID'],
        km: 42_000,
        cName: 'Jo Ng',
        cEmail: 'jo@example.com',
        cPhone: '',
      }),
      { 'content-type': 'application/json', accept: 'application/json' },
    );
    expect([told.status, JSON.parse(told.body)]).toMatchObject([200, [{ Registration: rego, KM: 42_000 }]]);
    await expect
      .poll(async () => {
        const { evaluations } = (await world.simulator.evaluations(rego)) as unknown as {
          evaluations: unknown[];
        };
        return evaluations[0];
      })
      .toMatchObject({ km: 42_000, customer: { name: 'Jo Ng' } });
    // Who sells it is in no queue that staff or backups read.
    expect(JSON.stringify(await world.sites.queued())).not.toContain('jo@example.com');
  });

  it('API-1.3 TRADE-6.3 miscellaneous keeps nothing where the site does not want it', async () => {
    const who = world.browser();
    await world.lookUp(who, plate());
    const sent = await world.json(who, '/api/miscellaneous', { column_name: 'valuation', value: 1 });
    expect(sent).toEqual({ status: 200, body: { saved: false } });
    expect(await world.json(who, '/api/miscellaneous', { column_name: 'other' })).toMatchObject({
      status: 400,
    });
  });
});

describe('a person in place of the program', () => {
  it('LAW-2.11 is asked once, and the page says by when they call', async () => {
    const { who, details } = await world.offered(plate());
    for (const _ of [1, 2]) await who.post('/trade-in/offer/person');
    expect(await newsOf(details.email, 'offer_asked')).toHaveLength(1);
    expect(JSON.stringify((await world.view(who))['ways'])).toMatch(/will call you by/);
  });

  it('is not needed to keep an offer: its link is mailed', async () => {
    const { who } = await world.offered(plate());
    expect(viewOf(await who.post('/trade-in/offer/email')).notice).toMatch(/emailed you/);
  });
});

describe('TRADE-6.1 an offer after its end', () => {
  it('is not accepted; the page stays, and asks for a new number with the same answers', async () => {
    const { who, view } = await world.offered(plate());
    world.sites.pass(8 * 86_400_000);
    expect((await accept(who, offerIdOf(view))).status).toBe(422);
    expect(await world.view(who)).toMatchObject({
      state: 'ended',
      heading: expect.stringMatching(/^Our offer ended \w+day \d+ \w+$/) as string,
    });
    await who.post('/trade-in/offer/again');
    expect(await world.standing(who)).toBe('valuing');
  });
});
