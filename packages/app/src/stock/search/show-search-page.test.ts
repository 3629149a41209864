import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { StockIndexUnavailable } from '../../ports/stock/stock-index.port.ts';
import { fewCarsIndex } from '../test/few-cars-index.ts';
import { ask, at, base, cars, pageAt, titlesOf } from '../test/search-page-of.ts';
import type { SearchPage } from './show-search-page.ts';

const { harbourToyota, harbourMazda } = twoSites;
const mazda = (model: string, simpleTransmission: string, colour: string) =>
  buildCar({ ...at(harbourMazda), make: 'Mazda', model, simpleBody: 'SUV', simpleTransmission, colour });
const away = () => Promise.reject(new StockIndexUnavailable('away'));

const keysOf = ({ view }: SearchPage) => view.filters.sections.map(({ key }) => key);

const pricesAt = async (query: string) => (await pageAt(base, query)).view.prices;
const headingAt = async (query: string) => (await pageAt(base, query)).view.heading;

describe('SRCH-19 a search page', () => {
  it('has its cars, its heading and a head of its own', async () => {
    const page = await pageAt(base);
    expect(page.view).toMatchObject({ heading: 'New, demo and used cars', count: '3 cars', empty: null });
    expect(page.head).toMatchObject({
      title: 'New, demo and used cars | harbour',
      canonical: `https://harbour.example${base}`,
      isIndexed: true,
    });
    expect(page.head.jsonLd[0]).toMatchObject({ '@type': 'ItemList', numberOfItems: 3 });
    expect(JSON.parse(JSON.stringify(page.view))).toEqual(page.view);
  });

  it('TEN-8 has nothing of what the other site alone shows', async () => {
    const page = await pageAt(base, '', { site: 'ranges' });
    expect(titlesOf(page)).toEqual(['2021 Kia Sportage']);
    expect(JSON.stringify(page)).not.toMatch(/Toyota|Mazda/);
    expect(await ask('/search/toyota', '', { site: 'ranges' })).toBeNull();
  });

  it('URL-1 says a make in its path, and leads there from the query', async () => {
    expect(titlesOf(await pageAt('/search/toyota'))).toEqual(['2021 Toyota Corolla']);
    expect(await ask(base, 'refinementList[make][0]=Toyota')).toEqual({
      redirectTo: '/search/toyota',
      isPermanent: false,
    });
    expect(await ask('/search')).toEqual({ redirectTo: base, isPermanent: true });
    expect(await ask('/finance')).toBeNull();
  });

  it('names in its heading what is searched for, and nothing that only its address says', async () => {
    expect(await headingAt('refinementList[body][0]=Ute&range[price]=:50000')).toBe('Utes under $50,000');
    expect(await headingAt('query=%3Cb%3E&refinementList[make][0]=%3Cscript%3E')).toBe(
      'No cars like that right now',
    );
  });

  it('LAW-2.1 says what the cars it found cost, whatever its filters could find besides', async () => {
    expect(await pricesAt('')).toBe('$24,990 to $41,900 drive away');
    expect(await pricesAt('range[price]=:40000')).toBe('$24,990 to $35,990 drive away');
    expect(await pricesAt('refinementList[body][0]=Ute')).toBe('$41,900 drive away');
    expect(await pricesAt('refinementList[body][0]=Boat')).toBeNull();
  });

  it('is not listed where filters narrow it', async () => {
    expect((await pageAt(base, 'refinementList[body][0]=Ute')).head.isIndexed).toBe(false);
  });

  it('leads from a page beyond the last to the last', async () => {
    expect(await ask(base, 'page=9')).toEqual({ redirectTo: base, isPermanent: false });
  });
});

describe('the filters of a search page', () => {
  it('SRCH-4 count as if nothing of their own were chosen, and each leads to the search after it', async () => {
    const { view } = await pageAt('/search/toyota');
    const makes = view.filters.sections.find(({ kind }) => kind === 'makes');
    if (makes?.kind !== 'makes') throw new Error('no makes');
    expect(makes.first.map(({ label, count, isChosen }) => [label, count, isChosen])).toEqual([
      ['Kia', '1', false],
      ['Mazda', '1', false],
      ['Toyota', '1', true],
    ]);
    expect(makes.first[2]?.href).toBe(base);
    expect(makes.first[0]?.href).toContain('refinementList[make][0]=Kia');
  });

  it('SRCH-8 lead back to the first page', async () => {
    const { view } = await pageAt(base, 'page=2', {
      overrides: { search: { pageSize: 6 } },
      stockIndex: fewCarsIndex([...cars, ...Array.from({ length: 6 }, () => buildCar(at(harbourToyota)))]),
    });
    expect(JSON.stringify(view.filters)).not.toContain('page=');
    expect(view.pages?.numbers).toHaveLength(2);
  });

  it('SRCH-12.1 have a slider from end to end of the stock, with its bars, and a place for the range', async () => {
    const { view } = await pageAt(base);
    const price = view.filters.sections.find(({ key }) => key === 'price');
    expect(price).toMatchObject({
      slider: { lowest: 24_990, highest: 41_900 },
      pattern: `${base}?range[price]={range}`,
      names: { min: 'range[price][min]' },
    });
    expect(price?.kind === 'range' && price.histogram.length).toBe(22);
  });

  it('show the bars of every price also while one is chosen', async () => {
    const { view } = await pageAt(base, 'range[price]=20000:30000');
    const price = view.filters.sections.find(({ key }) => key === 'price');
    const bars = price?.kind === 'range' ? price.histogram : [];
    expect(bars.reduce((sum, bar) => sum + bar, 0)).toBeGreaterThan(1.5);
  });

  it('are also a plain form that keeps what has no control in it', async () => {
    const { view } = await pageAt(base, 'refinementList[badge][0]=Ascent+Sport&refinementList[body][0]=Ute');
    expect(view.filters.hidden).toEqual([['refinementList[badge][0]', 'Ascent Sport']]);
  });
});

describe('SRCH-9 a search that finds nothing, or no answer', () => {
  it('says which filter to drop and what that brings, with one search for each', async () => {
    const stockIndex = fewCarsIndex(cars);
    const { view } = await pageAt('/search/toyota', 'refinementList[body][0]=Ute', { stockIndex });
    expect(view.empty?.drops).toEqual([
      {
        href: `${base}?refinementList[body][0]=Ute`,
        dropped: 'Toyota',
        instead: 'any make',
        count: '1 car',
      },
      { href: '/search/toyota', dropped: 'Ute', instead: 'any type', count: '1 car' },
    ]);
    expect(stockIndex.searches).toHaveLength(5);
  });

  it('drops any of several makes as one filter', async () => {
    const { view } = await pageAt(
      base,
      'refinementList[body][0]=Ute&refinementList[make][0]=Ford&refinementList[make][1]=Toyota',
    );
    expect(view.empty?.drops).toContainEqual({
      href: `${base}?refinementList[body][0]=Ute`,
      dropped: 'Ford or Toyota',
      instead: 'any make',
      count: '1 car',
    });
  });

  it('offers single filters to begin again with where no single change helps', async () => {
    const { view } = await pageAt(
      '/search/toyota',
      'refinementList[body][0]=Ute&refinementList[transmission][0]=Hovering',
    );
    expect(view.empty?.widen).toBe('Start again with just one:');
    expect(view.empty?.closest.map(({ difference }) => difference)).toEqual([
      'Hatch, not Ute · Automatic, not Hovering',
      'Matches Ute',
    ]);
    expect(view.empty?.drops).toEqual([
      { href: '/search/toyota', dropped: null, instead: 'Toyota', count: '1 car' },
      { href: `${base}?refinementList[body][0]=Ute`, dropped: null, instead: 'Ute', count: '1 car' },
    ]);
  });

  it('says once that there is nothing, and what brings some only where something does', async () => {
    const widened = await pageAt('/search/toyota', 'refinementList[body][0]=Ute');
    expect(widened.view.empty).toMatchObject({ text: null, widen: 'One change brings some back:' });
    expect(widened.view.saveSearch?.heading).toBe('Tell me when one arrives');
    const some = await pageAt('/search/toyota');
    expect(some.view.saveSearch?.heading).toBe('Tell me when another one arrives');
    const none = { stockIndex: fewCarsIndex([]) };
    const lost = await pageAt(base, 'refinementList[body][0]=Ute', none);
    expect(lost.view.empty).toMatchObject({ widen: null, drops: [], text: null });
    const bare = await pageAt(base, '', none);
    expect(bare.view.empty).toMatchObject({ text: 'Nothing here right now.', widen: null });
  });

  it('names a spelling that was corrected, with the way back, and nothing that was not', async () => {
    const led = await ask(base, 'query=toyoat');
    expect(led).toMatchObject({ redirectTo: '/search/toyota?typed=toyoat' });
    const { view } = await pageAt('/search/toyota', 'typed=toyoat');
    expect(view.corrected).toEqual({
      text: 'Showing results for Toyota.',
      instead: [{ label: 'Search “toyoat” instead', href: `${base}?query=%22toyoat%22` }],
    });
    expect((await pageAt('/search/mazda', 'typed=toyoat')).view.corrected).toBeNull();
    expect((await pageAt('/search/toyota', 'typed=toyota')).view.corrected).toBeNull();
  });

  it('leaves out words that fit no car, and names them', async () => {
    const { view, head } = await pageAt(
      base,
      'query=%22snorkel%22+%22diff+lock%22&refinementList[body][0]=Ute',
    );
    expect(view).toMatchObject({
      count: '1 car',
      empty: null,
      leftOut: '“snorkel diff lock” isn’t listed for any of these, so we left it out.',
      chips: [{ value: 'Ute' }],
    });
    expect(head.isIndexed).toBe(false);
    expect((await pageAt(base, 'query=%22snorkel%22')).view).toMatchObject({
      count: '0 cars',
      leftOut: null,
    });
  });

  it('shows the cars that fit all but one filter, and says which', async () => {
    const { view } = await pageAt('/search/toyota', 'refinementList[body][0]=Ute');
    expect(view.heading).toBe('No Toyota utes right now');
    expect(view.empty?.closest.map(({ car, difference }) => [car.title, difference])).toEqual([
      ['2021 Toyota Corolla', 'Hatch, not Ute'],
      ['2021 Mazda BT-50', 'Mazda, not Toyota'],
    ]);
    const dear = await pageAt('/search/mazda', 'range[price]=:30000');
    expect(dear.view.empty?.closest[0]).toMatchObject({
      car: { title: '2021 Mazda BT-50' },
      difference: '$11,900 over your limit',
    });
    expect(dear.view.empty?.drops).toContainEqual({
      href: '/search/mazda?range[price]=:42000',
      dropped: 'Up to $30,000',
      instead: 'up to $42,000',
      count: '1 car',
    });
  });

  it('has the wanted name before its make, and that before another of its body', async () => {
    const rest = { simpleBody: 'SUV', simpleTransmission: 'Manual', colour: 'Red' };
    const rav4 = buildCar({ ...at(harbourToyota), make: 'Toyota', model: 'RAV4', ...rest });
    const like = [rav4, mazda('CX-3', 'Manual', 'Red'), mazda('CX-5', 'Automatic', 'Soul Red')];
    const { view } = await pageAt(
      '/search/mazda/cx-5',
      'refinementList[colour][0]=Red&refinementList[transmission][0]=Manual',
      { stockIndex: fewCarsIndex([...like, mazda('CX-5', 'Automatic', 'Blue')]) },
    );
    expect(view.empty?.closest.map(({ difference }) => difference)).toEqual([
      'Automatic, not Manual',
      'Blue, not Red · Automatic, not Manual',
      'Mazda CX-3, not Mazda CX-5',
      'Toyota RAV4, not Mazda CX-5',
    ]);
  });

  it('calls nothing close to words that say nothing here', async () => {
    const two = [true, false].map(() => buildCar(at(harbourMazda)));
    const { view } = await pageAt(base, 'query=zzzz', { stockIndex: fewCarsIndex(two) });
    expect(view.empty).toMatchObject({
      closestHeading: 'First in our list',
      closestNote: expect.stringMatching(/^Nothing matched those words/),
    });
  });

  it('says once what all of those miss, and has the reserved ones last', async () => {
    const two = [true, false].map((reserved) => buildCar({ ...at(harbourMazda), model: 'CX-5', reserved }));
    const { view } = await pageAt(base, 'refinementList[body][0]=Ute', { stockIndex: fewCarsIndex(two) });
    expect(view.empty?.closestHeading).toBe('The closest we have');
    expect(view.empty?.closestNote).toBe('Hatch, not Ute');
    expect(view.empty?.closest.map(({ car, difference }) => [car.id, difference])).toEqual([
      [two[1]?.id, null],
      [two[0]?.id, null],
    ]);
  });

  it('keeps every section of the filters, with what each would find', async () => {
    const nothing = await pageAt(base, 'query=zzzz');
    expect(keysOf(nothing)).toEqual(keysOf(await pageAt(base)));
    const makes = nothing.view.filters.sections.find(({ kind }) => kind === 'makes');
    if (makes?.kind !== 'makes') throw new Error('no makes');
    expect(makes.first.map(({ label, count }) => [label, count])).toEqual([
      ['Kia', '0'],
      ['Mazda', '0'],
      ['Toyota', '0'],
    ]);
  });

  it('says that it has no answer, with a status that nobody keeps', async () => {
    const page = await pageAt(base, '', { stockIndex: { search: away, suggest: away } });
    expect(page).toMatchObject({ status: 503, isDegraded: true, view: { slots: [], empty: null } });
    expect(page.view.notice).not.toBeNull();
  });
});

const cardTo = (link: string) => ({
  callToActionPositions: [2],
  callToActionCards: [{ title: 'Ours', text: 'Inspected by us.', label: 'See them', link }],
});

const endingAt = async (query: string, search: object) =>
  (await pageAt(base, query, { overrides: { search } })).view.ending;

const conditionsAt = async (path: string) => {
  const { view } = await pageAt(path);
  return view.slots.flatMap((slot) =>
    slot.kind === 'car' ? slot.car.facts.filter(({ name }) => name === 'condition') : [],
  );
};

describe('the facts of the cards', () => {
  it('CARD-2 do not repeat the one condition that was asked for', async () => {
    expect(await conditionsAt(base)).not.toEqual([]);
    expect(await conditionsAt('/search/used-cars')).toEqual([]);
  });
});

describe('SRCH-16 the cards among the results', () => {
  it('stand where the site says', async () => {
    const { view } = await pageAt(base, '', { overrides: { search: cardTo('/search/used-cars') } });
    expect(view.slots.map(({ kind }) => kind)).toEqual(['car', 'call-to-action', 'car', 'car']);
  });

  it('stand once on a page: where there is no other, cars do', async () => {
    const search = { ...cardTo('/search/used-cars'), callToActionPositions: [1, 3] };
    const { view } = await pageAt(base, '', { overrides: { search } });
    expect(view.slots.map(({ kind }) => kind)).toEqual(['call-to-action', 'car', 'car', 'car']);
  });

  it('end the last page with one that fills its row', async () => {
    const endCard = { title: 'Not here?', text: 'Ask us.', label: 'Ask', link: '/contact-us' };
    expect(await endingAt('', { endCard })).toMatchObject({ title: 'Not here?', label: 'Ask' });
    expect(await endingAt('', { endCard: null })).toBeNull();
    expect(await endingAt('query=zzzz', { endCard })).toBeNull();
  });

  it('PAGE-1.1 lead to no page that the site does not have', async () => {
    const { view } = await pageAt(base, '', {
      overrides: { search: cardTo('/sell-my-car'), tradeIn: { takesTradeIns: false } },
    });
    expect(view.slots.map(({ kind }) => kind)).toEqual(['car', 'car', 'car']);
  });
});

describe('SRCH-14 what a browser remembers of a search', () => {
  it('is its filters, its path and its words, without page and order', async () => {
    const { view } = await pageAt('/search/toyota', 'refinementList[body][0]=Hatch&sortBy=latest');
    expect(view.remembered).toEqual({
      path: '/search/toyota',
      filters: 'refinementList[body][0]=Hatch',
      label: 'Toyota hatches',
    });
  });

  it.each([
    ['/search/used-cars', 'range[price]=:20000', 'Used cars under $20,000'],
    ['/search/toyota', 'refinementList[badge][0]=Ascent+Sport', 'Toyota cars, Ascent Sport'],
    [base, 'query=zzzz', 'zzzz'],
  ])('is named as its heading is, with what that leaves out: %s?%s', async (path, query, label) => {
    expect((await pageAt(path, query)).view.remembered?.label).toBe(label);
  });

  it('is nothing where nothing in particular was searched for', async () => {
    expect((await pageAt(base, 'sortBy=latest')).view.remembered).toBeNull();
    expect((await pageAt('/search/used-cars', '')).view.remembered).toBeNull();
  });
});
