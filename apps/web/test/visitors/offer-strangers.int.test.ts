import { journeyLink, offerPaths } from '@forecourt/app/shared/offer-address';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offerIdOf, offerWorld, plate, typed, type OfferWorld } from './offer-world.ts';

let world: OfferWorld;
beforeAll(async () => {
  world = await offerWorld();
});
afterAll(() => world.stop());

const evaluationsOf = (rego: string) =>
  world.rows('select eval_id, km from vehicle_lookups where rego = $1 order by created_at', [rego]);

describe('TRADE-2.2 a plate that somebody else has looked up today', () => {
  it('has an evaluation of its own once the first person sent their details with theirs', async () => {
    const rego = plate();
    await world.offered(rego);
    await world.offered(rego, typed());
    const evaluations = (await evaluationsOf(rego)).map(({ eval_id: id }) => id);
    expect(new Set(evaluations).size).toBe(2);
  });

  it('is answered from our row before, without what its owner said of the kilometres', async () => {
    const rego = plate();
    const owner = world.browser();
    const { EvalID: evalid } = await world.lookUp(owner, rego);
    const told = { evalid, km: 77_777, cName: 'Cara', cEmail: 'cara@example.com', cPhone: '0491570156' };
    expect((await world.json(owner, '/api/eval-expert/update-eval', told)).status).toBe(200);
    const stranger = world.browser();
    await world.lookUp(stranger, rego);
    const [first, second] = await evaluationsOf(rego);
    expect(second?.['eval_id']).toBe(first?.['eval_id']);
    expect((await stranger.get(offerPaths.enquiry)).body).not.toContain('77777');
  });

  it('keeps its photographs and answers for the one who types it again', async () => {
    const rego = plate();
    const owner = world.browser();
    await world.lookUp(owner, rego);
    await world.lookUp(owner, rego);
    expect(await evaluationsOf(rego)).toHaveLength(1);
  });
});

describe('TRADE-9 the secret of a journey', () => {
  it('is ours: one that was made up is answered with another', async () => {
    const who = world.browser();
    who.cookies.set('offer', 'A'.repeat(43));
    await world.lookUp(who, plate());
    expect(who.cookies.get('offer')).toMatch(/^(?!A{43})[\w-]{43}$/);
  });

  it('is left to whoever sent its link, once another car is looked up', async () => {
    const sender = world.browser();
    await world.lookUp(sender, plate());
    const secret = sender.cookies.get('offer') ?? '';
    const opener = world.browser();
    await opener.post(journeyLink(secret));
    const mine = plate();
    await world.lookUp(opener, mine);
    expect(opener.cookies.get('offer')).not.toBe(secret);
    expect(JSON.stringify(await world.view(sender))).not.toContain(mine);
  });

  it('shows the car and its offer, and not who sells it, to whoever has the link alone', async () => {
    const { who, details } = await world.offered(plate());
    const other = world.browser();
    await other.post(journeyLink(who.cookies.get('offer') ?? ''));
    await other.post(offerPaths.change);
    const [theirs, own] = [JSON.stringify(await world.view(other)), JSON.stringify(await world.view(who))];
    expect(theirs).toContain('Stone chips');
    for (const said of [details.email, details.last_name]) {
      expect(theirs).not.toContain(said);
      expect(own).toContain(said);
    }
  });

  it('TRADE-6.2 keeps a yes when another tab changes the answers at the same time', async () => {
    const { who, view, details } = await world.offered(plate());
    const [accepted, changed] = await Promise.all([
      world.json(who, offerPaths.accept, { offer: offerIdOf(view) }),
      world.send(who, { ...details, odometer: '80000' }),
    ]);
    const now = await world.settled(who);
    // One of the two was out of turn; a yes that was answered stands.
    expect(now).toBe(accepted.status === 200 ? 'accepted' : 'open');
    expect(changed.status).toBe(200);
  });

  it('tells the valuation service a few times a day, and no more', async () => {
    const who = world.browser();
    const { EvalID: evalid } = await world.lookUp(who, plate());
    const told = { evalid, km: 1_000, cName: 'Cara', cEmail: 'cara@example.com', cPhone: '0491570156' };
    const statuses = [];
    for (let nth = 0; nth < 13; nth += 1) {
      statuses.push((await world.json(who, '/api/eval-expert/update-eval', told)).status);
    }
    expect([statuses[11], statuses[12]]).toEqual([200, 429]);
  });
});
