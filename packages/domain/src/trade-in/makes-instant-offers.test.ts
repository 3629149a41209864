import { describe, expect, it } from 'vitest';
import { hasPlateField, makesInstantOffers } from './makes-instant-offers.ts';

type Asked = Parameters<typeof hasPlateField>[1];
const site = (
  tradeIn: Partial<Asked['tradeIn']> = {},
  itemTypes: Asked['stock']['itemTypes'] = ['car'],
): Asked => ({
  tradeIn: { takesTradeIns: true, form: 'instantOffer', plateFieldOn: [], ...tradeIn },
  stock: { itemTypes },
});

describe('TRADE-1 FORM-10 an offer at once', () => {
  it.each([
    ['a site of cars', site(), true],
    ['one that says nothing of what it sells', site({}, []), true],
    ['one that sells bikes beside cars', site({}, ['motorcycle', 'car']), true],
    ['one that sells bikes, whose rego tells nothing', site({}, ['motorcycle']), false],
    ['one that sells vans', site({}, ['caravan']), false],
    ['one that chose the short enquiry', site({ form: 'enquiry' }), false],
    ['one that takes no cars in', site({ takesTradeIns: false }), false],
  ])('%s: %#', (_, settings, makes) => {
    expect(makesInstantOffers(settings)).toBe(makes);
  });
});

describe('a plate field on other pages', () => {
  it('stands where the site wants it, and nowhere without instant offers', () => {
    expect(hasPlateField('home', site({ plateFieldOn: ['home'] }))).toBe(true);
    expect(hasPlateField('results', site({ plateFieldOn: ['home'] }))).toBe(false);
    expect(hasPlateField('home', site({ plateFieldOn: ['home'], form: 'enquiry' }))).toBe(false);
  });
});
