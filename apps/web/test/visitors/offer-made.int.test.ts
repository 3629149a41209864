import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offerIdOf, offerWorld, plate, typed, viewOf, type OfferWorld } from './offer-world.ts';

let world: OfferWorld;
beforeAll(async () => {
  world = await offerWorld();
});
afterAll(() => world.stop());

const offersOf = (email: string) =>
  world.rows(
    `select o.id, o.replaces, o.value_cents from leads l
     join offer_journeys j on j.lead_id = l.id join trade_in_offers o on o.journey_id = j.id
     where l.email = $1 order by o.given_at`,
    [email],
  );

describe('TRADE-5.3 the details of a seller', () => {
  it('become a lead with the car as the dealer’s systems know it, and the number follows', async () => {
    const rego = plate();
    const { details, now, view } = await world.offered(rego);
    expect(now).toBe('open');
    const [lead] = await world.leads(details.email);
    expect(lead).toMatchObject({ category: 'Trade-in Enquiry', rego, name: 'Daniel', postcode: '3175' });
    const [submitted] = await world.events(lead?.['id']);
    expect(submitted).toMatchObject({
      kind: 'submitted',
      details: {
        form: 'instantOffer',
        answers: {
          EvalID: expect.stringMatching(/^EV/) as string,
          VIN: expect.any(String) as string,
          EngineNumber: `EN${rego}77`,
          RegoExpiry: '2027-06-30',
          Kms: 61_400,
          odometer: 61_400,
          RedBookCode: `AUVREG${rego}`,
          sms_content: expect.stringContaining('Hi Daniel') as string,
        },
      },
    });
    const [tradeIn] = await world.rows('select * from lead_trade_ins where lead_id = $1', [lead?.['id']]);
    expect(tradeIn).toMatchObject({ rego, odometer: 61_400, car_condition: 'Good', offer_accepted: null });
    const { reasons, amount } = view['offer'] as { reasons: { amount: string }[]; amount: string };
    const cents = reasons.map((line) => Number(line.amount.replace('−', '-').replaceAll(/[+$,]/g, '')));
    expect(`$${cents.reduce((sum, one) => sum + one, 0).toLocaleString('en-AU')}`).toBe(amount);
    expect(Number(tradeIn?.['offer_cents'])).toBe(cents.reduce((sum, one) => sum + one, 0) * 100);
    const kinds = (await world.events(lead?.['id'])).map(({ kind }) => kind);
    expect(kinds).toContain('offer_made');
  });

  it('DATA-6.3 are told to the valuation service, and to the seller by SMS', async () => {
    const rego = plate();
    const { details } = await world.offered(rego);
    const { evaluations } = (await world.simulator.evaluations(rego)) as unknown as {
      evaluations: readonly Record<string, unknown>[];
    };
    expect(evaluations[0]).toMatchObject({
      km: 61_400,
      updates: 1,
      customer: { name: 'Daniel Okafor', email: details.email },
    });
    await expect
      .poll(async () => (await world.simulator.messages()).map(({ text }) => text).join(' '))
      .toContain('thanks for telling us about your');
  });

  it('are one lead however often they are sent', async () => {
    const [who, details, key] = [world.browser(), typed(), randomUUID()];
    await world.lookUp(who, plate());
    const sent = await Promise.all([1, 2, 3].map(() => world.send(who, details, key)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    await world.settled(who);
    await world.send(who, details);
    expect(await world.leads(details.email)).toHaveLength(1);
  });

  it('TRADE-5.4 come back with what is wrong, and everything that was typed', async () => {
    const who = world.browser();
    await world.lookUp(who, plate());
    const sent = await who.post('/trade-in/offer/details', { ...typed(), odometer: 'many', postcode: '31' });
    expect(sent.status).toBe(422);
    const { form, step } = viewOf(sent) as unknown as {
      step: string;
      form: { problems: { field: string; message: string }[]; entries: Record<string, string> };
    };
    expect(step).toBe('details');
    expect(form.problems.map(({ field }) => field)).toEqual(['odometer', 'postcode']);
    expect(form.entries).toMatchObject({
      odometer: 'many',
      name: 'Daniel',
      comments: expect.any(String) as string,
    });
  });

  it('work without a script', async () => {
    const [who, details] = [world.browser(), typed()];
    await world.lookUp(who, plate());
    const sent = await who.post('/trade-in/offer/details', details);
    expect([sent.status, sent.headers['location']]).toEqual([303, '/trade-in/offer']);
    expect(await world.settled(who)).toBe('open');
  });
});

describe('TRADE-6.1 no number', () => {
  it.each([
    ['a car over 100,000 km', 'GOOD', '100001', /needs a person/],
    ['a car over ten years old', 'OLDCAR', '90000', /needs a person/],
    ['a car without a value', 'NOVAL1', '61400', /call you with a number/],
    ['a value that does not add up', 'BADSUM', '61400', /call you with a number/],
  ])('is given for %s: a person calls', async (_, begin, odometer, heading) => {
    const { view, details, now } = await world.offered(plate(begin), typed({ odometer }));
    expect(now).toBe('call');
    expect(view.heading).toMatch(heading);
    expect(JSON.stringify(view['clock'])).toContain('you’ll hear from us');
    expect(await world.leads(details.email)).toHaveLength(1);
    expect(await offersOf(details.email)).toEqual([]);
  });

  it('up to exactly the limit there is one', async () => {
    expect((await world.offered(plate(), typed({ odometer: '100000' }))).now).toBe('open');
  });

  it('comes of a service that is away: the lead is in, somebody calls, and a later number is shown', async () => {
    const [who, details] = [world.browser(), typed()];
    await world.lookUp(who, plate());
    await world.simulator.setFault({ vendor: 'valuation', status: 500 });
    await world.send(who, details);
    expect(await world.settled(who)).toBe('call');
    expect(await world.leads(details.email)).toHaveLength(1);
    await world.simulator.clearFaults();
    expect(await world.settled(who, (now) => now === 'open')).toBe('open');
  }, 40_000);
});

describe('TRADE-6.1 the same answers', () => {
  it('are the same offer; others are a new one that names the old; the first again are the first', async () => {
    const rego = plate();
    const details = typed();
    const { who, view } = await world.offered(rego, details);
    const first = offerIdOf(view);
    const again = async (sent: typeof details) => {
      await who.post('/trade-in/offer/change');
      await world.send(who, sent);
      await world.settled(who);
      return world.view(who);
    };
    expect(offerIdOf(await again(details))).toBe(first);
    const fair = await again({ ...details, car_condition: 'Fair' });
    expect(offerIdOf(fair)).not.toBe(first);
    expect((fair['offer'] as { replaces: string }).replaces).toMatch(
      /^With your new answers\. Before, it was \$/,
    );
    expect(offerIdOf(await again(details))).toBe(first);
    const made = await world.rows(
      `select o.id, o.replaces from trade_in_offers o join vehicle_lookups v on v.id = o.lookup_id where v.rego = $1
       order by o.given_at`,
      [rego],
    );
    expect(made).toEqual([
      { id: first, replaces: null },
      { id: offerIdOf(fair), replaces: first },
    ]);
  });

  it('are the same offer when the same browser types the same plate again', async () => {
    const [rego, details] = [plate(), typed()];
    const { who, view } = await world.offered(rego, details);
    expect(offerIdOf((await world.offered(rego, details, who)).view)).toBe(offerIdOf(view));
  });

  it('of a stranger with the same plate tell them nothing of the first', async () => {
    const [rego, details] = [plate(), typed()];
    const owner = await world.offered(rego, details);
    const stranger = world.browser();
    await world.lookUp(stranger, rego);
    const page = JSON.stringify(await world.view(stranger));
    for (const secret of [details.email, details.comments, details.phone, offerIdOf(owner.view)]) {
      expect(page).not.toContain(secret);
    }
    expect(await world.standing(stranger)).toBe(404);
    const own = await world.offered(rego, typed({ car_condition: 'Poor' }), stranger);
    expect(own.view['offer']).toMatchObject({ replaces: null });
    expect(offerIdOf(await world.view(owner.who))).toBe(offerIdOf(owner.view));
  });
});
