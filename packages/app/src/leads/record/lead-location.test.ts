import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { answeringLocation } from './lead-location.ts';

const dealershipId = twoSites.harbourToyota.id;
const team = buildLocation({
  dealershipId,
  locationSubtype: 'buying',
  name: 'Buying',
  phone: '1800 555 010',
});
const sales = buildLocation({ dealershipId, name: 'Newstead', primary: true });

describe('DATA-2.2 who answers', () => {
  it('is the buying team where somebody sells a car, and nobody else is it', () => {
    expect(answeringLocation([sales, team], dealershipId, 'Trade-in Enquiry')).toBe(team);
    expect(answeringLocation([team, sales], dealershipId, 'General Enquiry')).toBe(sales);
  });

  it('is the sales location where there is no such team, and the team where there is nobody else', () => {
    expect(answeringLocation([sales], dealershipId, 'Trade-in Enquiry')).toBe(sales);
    expect(answeringLocation([team], dealershipId, 'General Enquiry')).toBe(team);
  });
});
