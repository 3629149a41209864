import { describe, expect, it } from 'vitest';
import type { LocationId } from '../core/ids.ts';
import { chosenDealership } from './chosen-dealership.ts';

const locations = [
  { id: 'l-1' as LocationId, dealershipSlug: 'harbour-kia' },
  { id: 'l-2' as LocationId, dealershipSlug: 'valley-mazda' },
];

describe('FORM-11 the dealership that a form is sent to', () => {
  it.each([
    ['the chosen location decides where configured', true, 'l-2', null, 'valley-mazda'],
    ['also over a dealership chosen by name', true, 'l-2', 'harbour-kia', 'valley-mazda'],
    ['and not where it is not', false, 'l-2', 'harbour-kia', 'harbour-kia'],
    ['no location leaves the choice by name', true, null, 'harbour-kia', 'harbour-kia'],
    ['so does a location of somebody else', true, 'l-9', 'harbour-kia', 'harbour-kia'],
    ['and nothing chosen is nobody', true, null, null, null],
  ])('%s', (_, setsDealershipByLocation, locationId, dealershipSlug, slug) => {
    expect(chosenDealership({ locationId, dealershipSlug }, locations, { setsDealershipByLocation })).toBe(
      slug,
    );
  });
});
