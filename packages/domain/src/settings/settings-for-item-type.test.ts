import { describe, expect, it } from 'vitest';
import { resolveSettings } from './resolve-settings.ts';
import { settingsForItemType, settingsInItsWords } from './settings-for-item-type.ts';

const settingsOf = (overrides: object) =>
  settingsInItsWords(resolveSettings([{ layer: 'site', key: 'any', number: 1, overrides }]).settings);

/** What says "car" all the same, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'enquiry.categories.1': 'leads are filed by it',
  'enquiry.categories.2': 'leads are filed by it',
  'servicePage.perks.2.title': 'a workshop lends a car, whatever it mends',
  'search.variants.0': 'part of an address',
  'search.variants.1': 'part of an address',
  'search.variants.2': 'part of an address',
  'search.variants.3': 'part of an address',
};

/** Each text of the settings that speaks of a car or of driving it, by its place. */
function carTexts(value: unknown, place: string): readonly string[] {
  if (typeof value === 'string')
    return /\bcars?\b|\btest drive\b/i.test(value) && !value.startsWith('/') ? [place] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    carTexts(part, place === '' ? name : `${place}.${name}`),
  );
}

describe('the texts of a site that sells one thing', () => {
  it.each(['motorcycle', 'caravan'])('TEN-7 speak of a %s and of no car', (itemType) => {
    const settings = settingsOf({ stock: { itemTypes: [itemType] } });
    expect(carTexts(settings, '').toSorted()).toEqual(Object.keys(exceptions).toSorted());
  });

  it('TEN-7 are said in the words of what it sells', () => {
    const { vehiclePage, header, searchControls } = settingsOf({ stock: { itemTypes: ['motorcycle'] } });
    expect(vehiclePage.callCardText).toBe('Questions about this bike? Call us.');
    expect(vehiclePage.sectionTitles.summary).toBe('Bike summary');
    expect(searchControls.showResultsText).toBe('Show me {count} bikes');
    expect(header.menu.find(({ label }) => label === 'Sell my bike')).toMatchObject({ link: '/sell-my-car' });
  });

  it('TEN-7 stay as a layer wrote them', () => {
    const own = 'Ask what your car can tow.';
    const settings = settingsOf({ stock: { itemTypes: ['caravan'] }, vehiclePage: { callCardText: own } });
    expect(settings.vehiclePage.callCardText).toBe(own);
    expect(settings.vehiclePage.sectionTitles.summary).toBe('Van summary');
  });

  it('TEN-7 stay as they are where it sells cars', () => {
    const { settings } = resolveSettings([]);
    expect(settingsForItemType(settings, 'car')).toEqual(settings);
  });

  it('TEN-7 speak of vehicles where it sells several things, and of the thing itself where it is known', () => {
    const mixed = settingsOf({ stock: { itemTypes: ['car', 'caravan'] } });
    const summaryOf = (settings: typeof mixed) => settings.vehiclePage.sectionTitles.summary;
    expect(summaryOf(mixed)).toBe('Vehicle summary');
    expect(summaryOf(settingsForItemType(mixed, 'caravan'))).toBe('Van summary');
    expect(summaryOf(settingsForItemType(mixed, 'car'))).toBe('Car summary');
  });
});
