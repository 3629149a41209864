import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import type { DriveChoice } from '../shared/drive-address.ts';
import { StockIndexUnavailable } from '../ports/stock/stock-index.port.ts';
import { contextOf, media } from '../stock/test/card-site.ts';
import { fewCarsIndex } from '../stock/test/few-cars-index.ts';
import { showWhich } from './show-which.ts';
import { drivingLocations } from './test-drive-times.ts';
import { locationsOfModel, wantedModel } from './wanted-model.ts';

const now = new Date('2026-11-16T00:00:00Z');
const { harbourToyota } = twoSites;
const rav4 = buildCar({ dealershipId: harbourToyota.id, make: 'Toyota', model: 'RAV4', slug: 'rav4' });
const bt50 = buildCar({ dealershipId: harbourToyota.id, make: 'Mazda', model: 'BT-50', slug: 'bt-50' });
const another = buildCar({ dealershipId: harbourToyota.id, make: 'Toyota', model: 'RAV4', slug: 'rav4-2' });
const stockIndex = fewCarsIndex([rav4, bt50, another]);
const mazda = (model: string) =>
  buildCar({ dealershipId: harbourToyota.id, make: 'Mazda', model, slug: model.toLowerCase() });
const nothing: DriveChoice = {
  car: null,
  model: null,
  also: null,
  location: null,
  day: null,
  time: null,
  booking: null,
  taken: null,
};

async function which(
  overrides: object = {},
  choice: Partial<DriveChoice> = {},
  find: string | null = null,
  of: string | null = null,
) {
  const context = contextOf('harbour', overrides);
  const { view } = await showWhich({ stockIndex, media }, context, {
    choice: { ...nothing, ...choice },
    find,
    of,
    now,
  });
  if (view.step !== 'which') throw new Error(view.step);
  return view;
}

describe('FORM-4 which one', () => {
  it('offers every model that the site sells, those with most first, as links and as a plain form, and not to be sure', async () => {
    const { heading, popular, models, unsureHref } = await which();
    expect(heading).toBe('Book a test drive');
    expect(popular.map(({ name, href }) => [name, href])).toEqual([
      ['Toyota RAV4', '/book-test-drive?of=Toyota%20RAV4'],
      ['Mazda BT-50', '/book-test-drive?of=Mazda%20BT-50'],
    ]);
    expect(models).toMatchObject({ action: '/book-test-drive', name: 'of' });
    expect(models?.makes.flatMap(({ options }) => options.map(({ value }) => value))).toEqual([
      'Mazda BT-50',
      'Toyota RAV4',
    ]);
    expect(unsureHref).toBe('/book-test-drive?model=any');
  });

  it('says that no engine answers, and whom to ask then', async () => {
    expect(await which()).toMatchObject({ notice: null, askHref: null });
    const down = { ...stockIndex, search: () => Promise.reject(new StockIndexUnavailable('down')) };
    const { view } = await showWhich({ stockIndex: down, media }, contextOf('harbour', {}), {
      choice: nothing,
      find: null,
      of: null,
      now,
    });
    expect(view).toMatchObject({
      notice: { heading: 'We can’t show our cars right now' },
      models: null,
      askHref: '/contact-us',
    });
  });

  it('lists models from A to Z, and tells two of one apart by their stock numbers', async () => {
    const some = fewCarsIndex([mazda('CX-9'), mazda('CX-30'), mazda('2')]);
    const { view } = await showWhich({ stockIndex: some, media }, contextOf('harbour', {}), {
      choice: nothing,
      find: null,
      of: null,
      now,
    });
    expect(view).toMatchObject({
      models: {
        makes: [{ options: [{ label: 'Mazda 2' }, { label: 'Mazda CX-9' }, { label: 'Mazda CX-30' }] }],
      },
    });
    const { ofModel } = await which({}, {}, null, 'Toyota RAV4');
    expect(new Set(ofModel?.choices.map(({ note }) => /Stock\u{A0}(\S+)/u.exec(note)?.[1])).size).toBe(2);
  });

  it('says of a car that is still on its way that it is not here to drive', async () => {
    const coming = fewCarsIndex([rav4, { ...another, status: 'coming_soon' }]);
    const { view } = await showWhich({ stockIndex: coming, media }, contextOf('harbour', {}), {
      choice: nothing,
      find: null,
      of: 'Toyota RAV4',
      now,
    });
    const notes = view.step === 'which' ? view.ofModel?.choices.map(({ note }) => note) : [];
    expect(notes?.filter((note) => note.includes('not here yet'))).toHaveLength(1);
  });

  it('keeps the place that was chosen before', async () => {
    const { models, unsureHref } = await which({}, { location: 'yard-1' });
    expect(models?.fields).toEqual([['yard', 'yard-1']]);
    expect(unsureHref).toBe('/book-test-drive?model=any&yard=yard-1');
  });

  it('finds something else by what search understands, and says so where nothing fits', async () => {
    const { find } = await which({}, { location: 'yard-1' }, 'mazda');
    expect(find).toMatchObject({ action: '/book-test-drive', name: 'find', typed: 'mazda' });
    expect(find.fields).toEqual([['yard', 'yard-1']]);
    expect(find.found?.choices.map(({ href }) => href)).toEqual(['/book-test-drive?car=bt-50&yard=yard-1']);
    expect((await which({}, {}, bt50.stockNumber ?? '')).find.found?.choices).toHaveLength(1);
    expect((await which({}, {}, 'submarine')).find.found).toEqual({
      heading: 'Nothing here fits “submarine”. Try a model or a stock number.',
      choices: [],
      all: null,
    });
    expect((await which()).find.found).toBeNull();
  });

  it('offers the cars of a model that was chosen, or any of them', async () => {
    const { ofModel } = await which({}, { location: 'yard-1' }, null, 'Toyota RAV4');
    expect(ofModel).toMatchObject({
      heading: 'Which Toyota RAV4?',
      any: { href: '/book-test-drive?model=Toyota%20RAV4&yard=yard-1', text: 'Any Toyota RAV4' },
      all: null,
    });
    expect(ofModel?.choices.map(({ href }) => href).toSorted()).toEqual([
      '/book-test-drive?car=rav4&yard=yard-1',
      '/book-test-drive?car=rav4-2&yard=yard-1',
    ]);
    expect((await which({}, {}, null, 'Mazda BT-51')).ofModel).toBeNull();
    const none = await which({ testDrive: { carTypes: ['new'] } }, {}, null, 'Mazda BT-50');
    expect(none.ofModel?.choices).toEqual([]);
  });

  it('leads to all of them where there are more', async () => {
    const many = fewCarsIndex(
      Array.from({ length: 12 }, (_, n) =>
        buildCar({ dealershipId: harbourToyota.id, make: 'Toyota', model: 'RAV4', slug: `rav4-${n}` }),
      ),
    );
    const shown = async (find: string | null, of: string | null) => {
      const options = { choice: nothing, find, of, now };
      const { view } = await showWhich({ stockIndex: many, media }, contextOf('harbour'), options);
      return view.step === 'which' ? view : null;
    };
    expect((await shown(null, 'Toyota RAV4'))?.ofModel?.all?.text).toBe('See all 12');
    const all = (await shown('rav4', null))?.find.found?.all;
    expect([all?.text, all?.href]).toEqual(['See all 12', expect.stringMatching(/^\/search/)]);
  });

  it('TEN-7 speaks of test rides where motorcycles are sold', async () => {
    const { heading, words } = await which({ stock: { itemTypes: ['motorcycle'] } });
    expect(heading).toBe('Book a test ride');
    expect(JSON.stringify(words)).not.toMatch(/\bcars?\b/);
  });

  it.each([
    ['Mazda BT-50', { make: 'Mazda', model: 'BT-50' }],
    ['Mazda BT-51', null],
    ['BT-50', null],
    ['<script>', null],
    ['any', 'unsure'],
    [null, null],
  ])('reads the model %s of an address as %j', async (model, read) => {
    expect(await wantedModel({ stockIndex }, contextOf('harbour'), { model }, now)).toEqual(read);
  });
});

const salesLocation = (name: string) => ({
  id: buildId(),
  name,
  slug: name,
  visible: true,
  locationType: 'sales',
});

describe('FORM-4 where a model can be driven', () => {
  const all = [...Array.from({ length: 40 }, (_, n) => salesLocation(`Yard ${n}`)), salesLocation('Perth')];
  const stores = {
    drives: { listDistribution: async () => [] },
    locations: { list: async () => all },
  } as unknown as Parameters<typeof drivingLocations>[0];
  const context = contextOf('harbour');
  const inPerth = buildCar({
    dealershipId: harbourToyota.id,
    make: 'Ford',
    model: 'Ranger',
    location: { name: 'Perth', slug: 'perth' },
  });

  it('is at the locations that have it, and else at every one', async () => {
    const index = { stockIndex: fewCarsIndex([rav4, inPerth]) };
    const ranger = { make: 'Ford', model: 'Ranger' };
    const names = await locationsOfModel(index, context, ranger, now);
    expect((await drivingLocations(stores, context, null, names)).map(({ name }) => name)).toEqual(['Perth']);
    const unsure = await locationsOfModel(index, context, 'unsure', now);
    expect(await drivingLocations(stores, context, null, unsure)).toHaveLength(41);
  });
});
