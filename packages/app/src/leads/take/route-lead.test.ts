import type { DealershipId } from '@forecourt/domain/core/ids';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { buildId } from '@forecourt/testkit/build-id';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { replayRouting } from './replay-routing.ts';
import { routeLead, type LeadToRoute } from './route-lead.ts';

const { harbourToyota: toyota, harbourMazda: mazda, rangesKia: kia } = twoSites;
const site = { dealershipId: toyota.id, dealerships: twoSites.harbour.shows };
const usual = resolveSettings([]).settings.leads;
const enquiry: LeadToRoute = {
  category: 'Used Car Enquiry',
  carDealershipId: null,
  chosenDealershipId: null,
  isOpen: () => null,
};
const nameOf = (id: DealershipId | undefined) =>
  twoSites.dealerships.find((one) => one.id === id)?.slug ?? 'nobody';

describe('TEN-5 a lead goes', () => {
  it.each([
    ['owner', { carDealershipId: kia.id, chosenDealershipId: mazda.id }, 'ranges-kia', 'car'],
    ['owner', { chosenDealershipId: mazda.id }, 'harbour-mazda', 'chosen'],
    ['owner', {}, 'harbour-toyota', 'main'],
    ['chosen', { carDealershipId: kia.id, chosenDealershipId: mazda.id }, 'harbour-mazda', 'chosen'],
    ['chosen', { carDealershipId: kia.id }, 'ranges-kia', 'car'],
    ['main', { carDealershipId: kia.id }, 'harbour-toyota', 'main'],
    ['owner', { chosenDealershipId: buildId() }, 'harbour-toyota', 'main'],
  ] as const)('by %s, with %j, to %s', (routing, about, to, why) => {
    const route = routeLead({ ...enquiry, ...about }, { ...usual, routing }, site);
    expect([nameOf(route.deliverTo[0]), route.why]).toEqual([to, why]);
  });

  it('TEN-10.2 and stays the lead of the dealership that owns the car', () => {
    const route = routeLead({ ...enquiry, carDealershipId: kia.id }, { ...usual, routing: 'main' }, site);
    expect(route).toMatchObject({ ownerId: kia.id, deliverTo: [toyota.id, kia.id] });
  });

  it('to the account where a site has no dealership of its own', () => {
    expect(routeLead(enquiry, usual, { dealershipId: null, dealerships: [] })).toEqual({
      ownerId: null,
      deliverTo: [],
      why: 'account',
    });
  });

  it.each([
    ['Parts Enquiry', true, 'harbour-mazda'],
    ['Fleet Enquiry', false, 'ranges-kia'],
    ['Fleet Enquiry', true, 'harbour-toyota'],
    ['Fleet Enquiry', null, 'harbour-toyota'],
  ])('as the first rule that fits says: %s, open %s, to %s', (category, open, to) => {
    const routingRules = [
      { categories: ['Parts Enquiry'], hours: 'always' as const, dealershipSlug: 'not-shown' },
      { categories: ['Parts Enquiry'], hours: 'always' as const, dealershipSlug: mazda.slug },
      { categories: [], hours: 'closed' as const, dealershipSlug: kia.slug },
    ];
    const route = routeLead({ ...enquiry, category, isOpen: () => open }, { ...usual, routingRules }, site);
    expect(nameOf(route.deliverTo[0])).toBe(to);
  });
});

describe('TEN-5 a change of routing', () => {
  it('shows on a thousand leads what would differ, and nothing else', () => {
    const categories = ['Used Car Enquiry', 'Fleet Enquiry', 'Service Booking', 'Parts Enquiry'];
    const cars = [toyota.id, mazda.id, kia.id, null];
    const leads = Array.from({ length: 1_000 }, (_, n) => ({
      ...enquiry,
      id: buildId(),
      category: categories[n % 4] ?? '',
      carDealershipId: cars[Math.floor(n / 4) % 4] ?? null,
      isOpen: () => n % 3 === 0,
    }));
    const rule = { categories: ['Fleet Enquiry'], hours: 'always' as const, dealershipSlug: mazda.slug };
    const differences = replayRouting(
      leads,
      { before: usual, after: { ...usual, routingRules: [rule] } },
      site,
    );
    const fleet = leads.filter(({ category }) => category === 'Fleet Enquiry');
    const elsewhere = fleet.filter(({ carDealershipId }) => carDealershipId !== mazda.id);
    expect(differences.map(({ leadId }) => leadId)).toEqual(elsewhere.map(({ id }) => id));
    expect(differences).toHaveLength(187);
    expect(new Set(differences.map(({ after }) => nameOf(after.deliverTo[0])))).toEqual(
      new Set(['harbour-mazda']),
    );
    expect(replayRouting(leads, { before: usual, after: usual }, site)).toEqual([]);
  });
});
