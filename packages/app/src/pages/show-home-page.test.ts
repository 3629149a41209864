import { buildCar } from '@forecourt/testkit/build-car';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { StockIndexUnavailable } from '../ports/stock/stock-index.port.ts';
import { contextOf } from '../stock/test/card-site.ts';
import { fewCarsIndex } from '../stock/test/few-cars-index.ts';
import type { BlockViews, BlockWord } from './blocks/block-kinds.ts';
import { showHomePage, type HomeView } from './show-home-page.ts';
import { buildPage, memoryPagePorts, type MemoryContents } from './test/memory-page-ports.ts';

const now = new Date('2026-11-16T00:00:00Z');
const { harbourToyota } = twoSites;
const ofHarbour = { dealershipId: harbourToyota.id, dealershipSlug: harbourToyota.slug };
const cars = ['Corolla', 'HiLux', 'Yaris', 'Camry'].map((model) =>
  buildCar({ ...ofHarbour, make: 'Toyota', model, simpleBody: 'Hatch', priceCents: 2_499_000 }),
);
const withCars: MemoryContents = { stockIndex: fewCarsIndex(cars), locations: [buildLocation()] };
const away = () => Promise.reject(new StockIndexUnavailable('away'));

const home = (contents: MemoryContents = withCars, overrides: object = {}) =>
  showHomePage(memoryPagePorts(contents).ports, contextOf('harbour', overrides), { now });
const wordsOf = ({ sections }: HomeView) =>
  sections.map((blocks) => blocks.map(({ block }) => block).join('+'));
const blockOf = <Word extends BlockWord>({ sections }: HomeView, word: Word) =>
  sections.flat().find(({ block }) => block === word)?.view as BlockViews[Word] | undefined;

describe('HOME-3.2 the home page', () => {
  it('has the sections that the site names, in its order, without those that have nothing to show', async () => {
    const blocks = ['newestStock', 'search', 'offers', 'reviews'];
    const { view } = await home(withCars, { home: { blocks } });
    expect(wordsOf(view)).toEqual(['newestStock', 'search']);
  });

  it('is what staff published for it, where they did', async () => {
    const pages = [buildPage('/', [{ block: 'text', paragraphs: ['Closed until Monday.'] }])];
    expect(wordsOf((await home({ ...withCars, pages })).view)).toEqual(['text']);
  });

  it('HOME-1 shows some of the stock on a first screen whose search takes the room of the picture', async () => {
    const photos = [{ url: 'https://photos.example/a.jpg', width: 960, height: 640 }];
    const bodied = (model: string, simpleBody: string, colour: string) =>
      buildCar({ ...ofHarbour, make: 'Toyota', model, simpleBody, colour, priceCents: 2_499_000, photos });
    const stock = [
      bodied('Corolla', 'Hatch', 'White'),
      bodied('Yaris', 'Hatch', 'White'),
      bodied('HiLux', 'Ute', 'White'),
      bodied('GR Yaris', 'Hatch', 'Red'),
      buildCar({ ...ofHarbour, model: 'Bare', photos: [] }),
    ];
    const titles = async (layout: object, heroCars: number) => {
      const contents = { ...withCars, stockIndex: fewCarsIndex(stock) };
      const { view } = await home(contents, { layout, home: { heroCars } });
      return blockOf(view, 'search')?.cars.map(({ title }) => title.replace(/^\d+ Toyota /, ''));
    };
    const full = { hero: 'panel', finder: 'panel' };
    expect(await titles(full, 3)).toEqual(['Yaris', 'HiLux', 'GR Yaris']);
    expect(await titles(full, 0)).toEqual([]);
    expect(await titles({ hero: 'panel', finder: 'dock' }, 3)).toEqual([]);
  });

  it('stands two narrow sections side by side', async () => {
    const questions = [{ question: 'Open?', answer: 'Yes.' }];
    const pages = [buildPage('/faqs', [{ block: 'faq', questions }])];
    const { view } = await home(
      { ...withCars, pages },
      { home: { blocks: ['questions', 'locations', 'search'] } },
    );
    expect(wordsOf(view)).toEqual(['questions+locations', 'search']);
  });

  it('names the people of the contact page, by role and place, and nobody where there is none', async () => {
    const blocks = ['people', 'search'];
    expect(wordsOf((await home(withCars, { home: { blocks } })).view)).toEqual(['search']);
    const person = { name: 'Tegan Hughes', role: 'sales manager', department: 'sales', email: null };
    const people = [
      { ...person, place: 'Aspley' },
      { ...person, place: null },
    ];
    const { view } = await home(withCars, { home: { blocks }, contact: { people } });
    expect(blockOf(view, 'people')).toMatchObject({
      heading: 'Who you’ll be talking to',
      people: [
        { name: 'Tegan Hughes', initials: 'TH', role: 'Sales manager, Aspley' },
        { role: 'Sales manager' },
      ],
      contact: { href: '/contact-us' },
    });
  });

  it('is there while no engine answers, and says so to whoever keeps it', async () => {
    const page = await home({ stockIndex: { search: away, suggest: away } });
    expect(page).toMatchObject({ status: 200, isDegraded: true });
    expect(blockOf(page.view, 'search')).toMatchObject({ finder: { button: { text: 'Show me cars' } } });
    expect(blockOf(page.view, 'newestStock')).toBeUndefined();
  });

  it('ends at the latest with the day: an offer may begin with the next', async () => {
    const { validUntil } = await home();
    expect(validUntil?.getTime()).toBeLessThanOrEqual(new Date('2026-11-16T13:00:00Z').getTime());
  });

  it('is plain data', async () => {
    const { view } = await home();
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });
});

describe('HOME-1 the first screen', () => {
  it('has the site’s words, prices and counts', async () => {
    const overrides = { home: { heroHeading: '{count} cars. One price each.', heroTiles: ['make_model'] } };
    const view = blockOf((await home(withCars, overrides)).view, 'search');
    expect(view).toMatchObject({
      heading: '4 cars. One price each.',
      finder: {
        action: '/search/new-used-and-demo-cars',
        price: { slider: { lowest: 5_000, highest: 250_000, step: 500 } },
        button: { text: 'Show me 4 cars' },
      },
    });
    expect(view?.finder.choices).toMatchObject([
      { name: 'refinementList[make_model][0]', groups: [{ label: 'Toyota' }] },
    ]);
  });

  it('leaves out a sentence that needs a count nobody knows', async () => {
    const overrides = { home: { heroHeading: '{count} cars. One price each.' } };
    const page = await home({ stockIndex: { search: away, suggest: away } }, overrides);
    expect(blockOf(page.view, 'search')?.heading).toBe('One price each.');
  });
});

describe('HOME-1 the bodies of the stock', () => {
  it('have a picture of a car each, also where none of the first cars has that body', async () => {
    const stock = Array.from({ length: 120 }, (_, place) =>
      buildCar({ ...ofHarbour, simpleBody: ['SUV', 'Hatch'][place % 2], photos: [{ url: '/media/a.jpg' }] }),
    );
    const van = { ...ofHarbour, simpleBody: 'Van' };
    const vans = [buildCar(van), buildCar({ ...van, photos: [{ url: '/media/van.jpg' }] })];
    const stockIndex = fewCarsIndex([...stock, ...vans]);
    const { view } = await home({ stockIndex }, { home: { blocks: ['bodies'] } });
    const pictures = blockOf(view, 'bodies')?.bodies.map(({ label, picture }) => [label, picture !== null]);
    expect(pictures).toEqual([
      ['Hatch', true],
      ['SUV', true],
      ['Van', true],
    ]);
    // Those that are seen anyway, the newest, and the vans.
    expect(stockIndex.searches).toHaveLength(3);
  });
});

describe('SRCH-19 what search engines read of a home page', () => {
  it('is the dealer with address and hours, and the way to search the site', async () => {
    const { head } = await home();
    expect(head.canonical).toBe('https://harbour.example/');
    expect(head.jsonLd).toMatchObject([
      {
        '@type': 'AutoDealer',
        address: { streetAddress: '12 Breakfast Creek Road', addressRegion: 'QLD' },
        openingHoursSpecification: [{ dayOfWeek: 'Monday', opens: '08:30', closes: '17:30' }, {}, {}, {}, {}],
      },
      { '@type': 'WebSite' },
    ]);
  });

  it('is an organisation with departments where there are several yards', async () => {
    const { head } = await home({ ...withCars, locations: [buildLocation(), buildLocation()] });
    expect(head.jsonLd[0]).toMatchObject({ '@type': 'Organization', department: [{}, {}] });
  });

  it('is nothing while the site hides', async () => {
    expect((await home(withCars, { site: { hidesFromSearchEngines: true } })).head.isIndexed).toBe(false);
  });
});

const blocks = { home: { blocks: ['locations'] } };
const locations = (count: number) => Array.from({ length: count }, () => buildLocation());
const phoneOf = async (masksPhone: boolean) =>
  blockOf((await home(withCars, { ...blocks, contact: { masksPhone } })).view, 'locations')?.groups[0]
    ?.locations[0]?.phone;

const layoutOf = async (count: number) =>
  blockOf((await home({ ...withCars, locations: locations(count) }, blocks)).view, 'locations')?.layout;

const shownOf = async (count: number, settings: object) =>
  blockOf((await home({ ...withCars, locations: locations(count) }, settings)).view, 'locations')?.picture;

describe('LOC-2.1 the locations of a home page', () => {
  it('are one at length, with today’s hours marked and whether it is open', async () => {
    // Monday, 10 in the morning in Brisbane.
    const view = blockOf((await home(withCars, blocks)).view, 'locations');
    expect(view).toMatchObject({
      layout: 'single',
      heading: 'Find us here',
      groups: [{ locations: [{ name: 'Newstead', openText: 'Open today until 5:30pm', isOpen: true }] }],
    });
    expect(view?.groups[0]?.locations[0]?.hours.map(({ days, isToday }) => [days, isToday])).toEqual([
      ['Mon-Fri', true],
      ['Sat', false],
      ['Sun', false],
    ]);
  });

  it('show the one with the picture that the site has of it, and several without', async () => {
    const locationPicture = { url: '/media/demo/front.jpg', alt: 'Our front door' };
    const pictured = { home: { ...blocks.home, locationPicture } };
    expect(await shownOf(1, pictured)).toMatchObject({ alt: 'Our front door' });
    expect([await shownOf(1, blocks), await shownOf(2, pictured)]).toEqual([null, null]);
  });

  it('are several side by side, and many in a list by state', async () => {
    expect([await layoutOf(2), await layoutOf(9)]).toEqual(['grid', 'list']);
  });

  it('RULE-11.1 show only the beginning of a number that is masked', async () => {
    expect([await phoneOf(true), await phoneOf(false)]).toEqual([
      expect.objectContaining({ kind: 'masked', shown: '(07) *********' }),
      expect.objectContaining({ href: expect.stringContaining('tel:') as string }),
    ]);
  });
});
