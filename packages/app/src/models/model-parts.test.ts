import { modelPrice } from '@forecourt/domain/models/model-price';
import { readModelDetails } from '@forecourt/domain/models/model-details';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { chosenColour, colourNote, gradeViews, modelWords, paintedPrice, priceNote } from './model-parts.ts';

const { settings } = resolveSettings([]);
const colour = (name: string, surchargeCents: number | null) => ({
  name,
  swatch: '#ffffff',
  imageUrl: `/media/${name.toLowerCase()}.jpg`,
  surchargeCents,
});
const details = readModelDetails({
  colours: [colour('Red', 69_500), colour('White', null)],
  grades: [
    { name: 'GL', text: null, fromPriceCents: 2_749_000 },
    { name: 'GLX', text: null, fromPriceCents: 2_949_000 },
  ],
});
const model = {
  imageUrl: '/media/red.jpg',
  fromPriceCents: 2_749_000,
  fromPriceType: 'Drive Away',
  status: null,
};

const rows = (status: 'coming_soon' | null) =>
  gradeViews(details, { ...model, status }, settings)?.rows ?? [];

describe('PAGE-6.2 the price of a model', () => {
  it.each([
    [
      'opens in a paint that costs nothing more',
      null,
      'From $27,490',
      'List price of the GL in White, before accessories.',
    ],
    [
      'follows the paint that is asked for',
      'red',
      'From $28,185',
      'List price of the GL with $695 for Red, before accessories.',
    ],
    [
      'knows no paint of another name',
      'blue',
      'From $27,490',
      'List price of the GL in White, before accessories.',
    ],
  ])('%s', (_, asked, amount, note) => {
    const chosen = chosenColour(details, model, asked);
    expect(paintedPrice(model, chosen, settings)).toMatchObject({ amount });
    expect(priceNote(details, model, chosen)).toBe(note);
  });

  it('is that of standard paint where none is shown, and none where nobody knows it', () => {
    expect(priceNote(details, model, null)).toBe(
      'List price of the GL in standard paint, before accessories.',
    );
    expect(paintedPrice({ ...model, fromPriceCents: null }, null, settings)).toBeNull();
    expect(priceNote(details, { fromPriceCents: 1 }, null)).toBeNull();
  });

  it('is that of one in stock where it costs less, but for a paint that costs more', () => {
    const from = { cents: 2_699_000, car: buildCar({ badge: 'GLX' }), basis: 'Drive away' };
    expect(paintedPrice(model, null, settings, from)).toMatchObject({
      amount: 'From $26,990',
      basis: 'Drive away',
    });
    expect(priceNote(details, model, null, from)).toBe(
      'For a new GLX we have in stock. The list price starts at $27,490.',
    );
    const red = chosenColour(details, model, 'red');
    expect(paintedPrice(model, red, settings, from)).toMatchObject({ amount: 'From $28,185' });
    expect(priceNote(details, model, red, from)).toContain('with $695 for Red');
    const nameless = { ...from, car: buildCar({ badge: null }) };
    expect(priceNote(details, model, null, nameless)).toMatch(/^For one we have in stock\./);
  });

  it.each([
    ['From {amount}', 'Excl. Govt. Charges', 'List price: from $27,490 excl. govt charges.'],
    ['From {amount} before on-road costs', null, 'List price: from $27,490 before on-road costs.'],
  ])('is what one in stock costs drive away where the list says %s and %s', (fromPriceText, type, list) => {
    const own = { ...settings, models: { ...settings.models, fromPriceText } };
    const listed = { ...model, fromPriceType: type };
    const from = { cents: 3_099_000, car: buildCar({ badge: 'GLX' }), basis: 'Drive away' };
    expect(paintedPrice(listed, null, own, from)).toEqual({ amount: 'From $30,990', basis: 'Drive away' });
    expect(priceNote(details, listed, null, from, modelPrice(listed, own))).toBe(
      `For a new GLX we have in stock. ${list}`,
    );
  });

  it('stands at no grade of one that is coming', () => {
    expect(rows(null).map(({ price }) => price?.amount)).toEqual(['From $27,490', 'From $29,490']);
    expect(rows('coming_soon').map(({ price }) => price)).toEqual([null, null]);
  });
});

it('PAGE-6.2 says how many of a colour are in stock, however its name is written', () => {
  const paints = ['Soul Red Crystal', 'soul red crystal', 'Jet Black'];
  expect(colourNote('Soul Red Crystal', paints)).toContain('Soul Red Crystal: 2 in stock.');
  expect(colourNote('Sonic Silver', paints)).toContain('none in stock right now, ask us for one');
});

describe('RULE-16.1 the words of a model', () => {
  const [shortDescription, description] = [
    'Small, and nobody’s second car.',
    'It seats four. It tows little.',
  ];
  it.each([
    ['a line of its own leads', { shortDescription, description }, shortDescription, description],
    [
      'of one long text the first sentence leads',
      { shortDescription: null, description },
      'It seats four.',
      'It tows little.',
    ],
    [
      'a single sentence leads alone',
      { shortDescription: null, description: 'It seats four.' },
      'It seats four.',
      null,
    ],
    [
      'what ends in no stop leads whole',
      { shortDescription: null, description: 'Seats four' },
      'Seats four',
      null,
    ],
    ['nothing leads where nothing is known', { shortDescription: null, description: null }, null, null],
  ])('%s', (_, told, lead, about) => {
    expect(modelWords(told)).toEqual({ lead, about });
  });
});
