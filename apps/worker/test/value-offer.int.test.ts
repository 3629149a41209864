import { randomBytes, randomUUID } from 'node:crypto';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { readVehicleLookup, type VehicleLookup } from '@forecourt/domain/trade-in/read-vehicle-lookup';
import { ValuationUnavailable } from '@forecourt/app/ports/trade-in/valuation-service.port';
import { valueOffer, type ValuePorts } from '@forecourt/app/trade-in/value-offer.job';
import { leadIdAt } from '@forecourt/app/leads/record/lead-id';
import { buildLead } from '@forecourt/testkit/build-lead';
import { twoSites } from '@forecourt/testkit/two-sites';
import { harbourSite, openTwoDealers, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let dealers: TwoDealers;
beforeAll(async () => {
  dealers = await openTwoDealers();
});
afterAll(() => dealers.close());

const now = new Date();
const plate = { rego: 'KILL01', state: 'vic' } as const;
const car = readVehicleLookup([{ EvalID: 'EV1', Year: '2020', BuildYr: '2020' }]) as VehicleLookup;
const value = {
  valueCents: 100_00,
  lowCents: 90_00,
  highCents: 110_00,
  lines: [{ reason: 'market', amountCents: 100_00, count: null, kmFewer: null }],
} as const;
const context = {
  scope: harbourSite,
  settings: resolveSettings([]).settings,
  site: { id: harbourSite.siteId, name: 'Harbour' } as never,
  zone: 'Australia/Sydney',
};

async function asked() {
  const leadId = leadIdAt(now, randomUUID());
  const journeyId = await dealers.run(harbourSite, async ({ leads, offers, tradeIns }) => {
    const lead = buildLead({ id: leadId, dealershipId: twoSites.harbourToyota.id });
    await leads.submit({ lead, idempotencyKey: leadId, now });
    const secretHash = randomBytes(32);
    const expiresAt = new Date(now.getTime() + 86_400_000);
    const journey = await offers.beginJourney({ secretHash, towardsCarId: null, now, expiresAt });
    const lookupId = await offers.keepLookup(plate, car, null, now);
    const sent = { serviceHistory: 'Full', numberOfKeys: '2', carCondition: 'Good', comments: 'None' };
    const none = { rego: null, regoState: null, manualEntry: null, smsContent: null, smsFrom: null };
    await tradeIns.add({ ...sent, ...none, leadId, lookupId, odometer: 50_000 });
    await offers.changeJourney(journey, {
      step: 'offer',
      phase: 'waiting',
      askedAt: now,
      plate,
      lookupId,
      leadId,
    });
    return journey.id;
  });
  return { leadId, journeyId, answersHash: 'ab'.repeat(32), now: () => now };
}

const portsWith = (valuation: ValuePorts['valuation']): ValuePorts => ({
  store: dealers,
  valuation,
  onValuationLost: () => undefined,
});

describe('TRADE-6.1 a worker that dies', () => {
  it('after it has kept an offer keeps it once, and tells the dealer once', async () => {
    const input = await asked();
    let questions = 0;
    const ports = portsWith({
      update: async () => undefined,
      value: async () => {
        questions += 1;
        return value;
      },
    });
    const outcomes = [await valueOffer(ports, context, input), await valueOffer(ports, context, input)];
    expect(outcomes).toEqual(['offered', 'offered']);
    expect(questions).toBe(1);
    const made = await dealers.run(harbourSite, async ({ offers, leads }) => ({
      offers: await offers.listOffers(input.journeyId, plate),
      events: await leads.listEvents(input.leadId, 100),
    }));
    expect(made.offers).toHaveLength(1);
    expect(made.events.filter(({ kind }) => kind === 'offer_made')).toHaveLength(1);
  });

  it('or a service that is away leaves the question to the next try', async () => {
    const input = await asked();
    const away = portsWith({
      update: () => Promise.reject(new ValuationUnavailable('status_500')),
      value: async () => value,
    });
    await expect(valueOffer(away, context, input)).rejects.toThrow('of no use');
    const found = () =>
      dealers.run(harbourSite, ({ offers }) => offers.findJourneyById(input.journeyId, now));
    expect(await found()).toMatchObject({ phase: 'unavailable' });
    const back = portsWith({ update: async () => undefined, value: async () => value });
    expect(await valueOffer(back, context, input)).toBe('offered');
    expect(await found()).toMatchObject({ phase: 'editing' });
  });
});
