import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../stock/test/card-site.ts';
import { fewCarsIndex } from '../stock/test/few-cars-index.ts';
import { showBlogPage } from './show-blog-page.ts';
import { showContentPage } from './show-content-page.ts';
import { showNotFound } from './show-not-found.ts';
import { showOffersPage } from './show-offers-page.ts';
import { showRobots } from './show-robots.ts';
import { showSitemapIndex, showSitemapPart } from './sitemap/show-sitemap.ts';
import { buildPage, memoryPagePorts } from './test/memory-page-ports.ts';

const now = new Date('2026-11-16T00:00:00Z');
const context = contextOf('harbour');
const questions = [{ question: 'Open on Sunday?', answer: 'Ring first.' }];
const article = { kind: 'article', category: 'vehicle-reviews' } as const;
const { ports, broken } = memoryPagePorts({
  pages: [
    buildPage('/faqs', [{ block: 'faq', questions }, { block: 'gone' }], { title: 'Questions' }),
    buildPage('/blog/cx-5', [{ block: 'text', paragraphs: ['Which one fits?'] }], {
      ...article,
      title: 'CX-5',
    }),
  ],
});
const callTo = (link: string) => ({
  block: 'callToAction',
  title: 'See them',
  text: 'All here.',
  label: 'See our cars',
  link,
});
const at = (path: string) => ({ path, now });
const typesOf = (jsonLd: readonly Readonly<Record<string, unknown>>[] = []) =>
  jsonLd.map((one) => one['@type']);

describe('PAGE-1.1 a page that staff wrote', () => {
  it('is shown with its questions, its head and its way home', async () => {
    const page = await showContentPage(ports, context, at('/faqs'));
    expect(page).toMatchObject({ status: 200, view: { title: 'Questions', article: null } });
    expect(page?.head).toMatchObject({
      title: 'Questions | harbour',
      canonical: 'https://harbour.example/faqs',
    });
    expect(typesOf(page?.head.jsonLd)).toEqual(['BreadcrumbList', 'FAQPage']);
  });

  it('reports a block that does not fit', () => {
    expect(broken).toMatchObject([{ index: 1, block: 'gone' }]);
  });

  it('is nowhere else', async () => {
    expect(await showContentPage(ports, context, at('/about-us'))).toBeNull();
  });
});

describe('PAGE-2.1 the blog', () => {
  it('PAGE-2.1 NAV-4.1 says who wrote an article and how long it takes, and leaves the invitation to its own', async () => {
    const written = buildPage(
      '/blog/towing',
      [
        { block: 'byline', name: 'Mick Lando', role: 'workshop' },
        { block: 'heading', text: 'Four numbers' },
        { block: 'text', paragraphs: ['word '.repeat(350)] },
        { block: 'list', items: ['word '.repeat(50)] },
        { block: 'quote', text: 'Who does that?', who: 'Margaret' },
        { block: 'faq', questions },
        { block: 'callToAction', title: 'See vans', text: 'Light ones.', label: 'See them', link: '/' },
      ],
      { ...article, title: 'Towing' },
    );
    const shown = await showContentPage(
      memoryPagePorts({ pages: [written] }).ports,
      context,
      at('/blog/towing'),
    );
    expect(shown?.view.article).toMatchObject({
      author: { name: 'Mick Lando', initials: 'ML', role: 'workshop' },
      reading: '2 minutes',
      calls: [],
    });
    expect(shown?.view.blocks.map(({ block }) => block)).not.toContain('byline');
    expect(shown?.head.jsonLd).toContainEqual(
      expect.objectContaining({ '@type': 'Article', author: { '@type': 'Person', name: 'Mick Lando' } }),
    );
    const plain = await showContentPage(ports, context, at('/blog/cx-5'));
    expect(plain?.view.article).toMatchObject({ author: null, reading: '1 minute' });
  });

  it('PAGE-2.1 ends an article with the cars that its own invitation leads to', async () => {
    const stockIndex = fewCarsIndex([buildCar({ dealershipId: twoSites.harbourToyota.id })]);
    const carsAfter = async (link: string) => {
      const pages = [buildPage('/blog/one', [callTo(link)], article)];
      const shown = await showContentPage(
        memoryPagePorts({ pages, stockIndex }).ports,
        context,
        at('/blog/one'),
      );
      return shown?.view.article?.cars ?? null;
    };
    const cars = await carsAfter('/search/new-used-and-demo-cars');
    expect(cars).toMatchObject({ heading: 'Here right now', all: { label: 'See our cars' } });
    expect(cars?.cards).toHaveLength(1);
    expect(await carsAfter('/finance')).toBeNull();
  });

  it('NAV-4.1 has articles that invite only to what is there', async () => {
    const page = await showContentPage(ports, context, at('/blog/cx-5'));
    expect(page?.view.article).toMatchObject({
      category: 'Vehicle reviews',
      calls: [{ href: '/book-test-drive' }, { href: '/search/new-used-and-demo-cars' }],
    });
    expect(typesOf(page?.head.jsonLd)).toEqual(['BreadcrumbList', 'Article']);
  });

  it.each([
    ['/blog', {}],
    ['/blog/vehicle-reviews', { category: 'vehicle-reviews' }],
  ])('lists its articles under %s', async (path, named) => {
    const page = await showBlogPage(ports, context, { ...named, query: '' });
    expect(page?.view.articles).toHaveLength(1);
    expect(page?.head.canonical).toBe(`https://harbour.example${path}`);
  });

  it('is led by its newest article, where others follow it', async () => {
    const pages = ['/blog/newer', '/blog/older'].map((path, day) =>
      buildPage(path, [{ block: 'text', paragraphs: ['Which one fits?'] }], {
        ...article,
        title: path,
        publishedAt: new Date(now.getTime() - (day + 1) * 86_400_000),
      }),
    );
    const page = await showBlogPage(memoryPagePorts({ pages }).ports, context, { query: '' });
    expect(page?.view.newest?.href).toBe('/blog/newer');
    expect(page?.view.articles.map(({ href }) => href)).toEqual(['/blog/older']);
  });

  it('is not there without articles, nor for a category that the site does not have', async () => {
    expect(await showBlogPage(memoryPagePorts().ports, context, { query: '' })).toBeNull();
    expect(await showBlogPage(ports, context, { category: 'none', query: '' })).toBeNull();
  });
});

describe('PAGE-3 the offers', () => {
  it('are one page to search engines, under whichever address they are read', async () => {
    const page = await showOffersPage(ports, context, { now });
    expect(page.head).toMatchObject({ canonical: 'https://harbour.example/offers', isIndexed: false });
  });
});

describe('PAGE-1.1 an address without a page', () => {
  it('is a 404 with ways on', async () => {
    const page = await showNotFound(ports, context, now);
    expect(page).toMatchObject({
      status: 404,
      head: { isIndexed: false, canonical: null },
      view: { search: { action: '/search/new-used-and-demo-cars' } },
    });
  });
});

describe('SRCH-19 what search engines are told', () => {
  const hidden = contextOf('harbour', { site: { hidesFromSearchEngines: true } });

  it('is where the sitemap is, and which addresses are machinery', () => {
    expect(showRobots(context)).toContain('Sitemap: https://harbour.example/sitemap.xml');
    expect(showRobots(context)).not.toMatch(/^Disallow: \/$/m);
    expect(showRobots(hidden)).toMatch(/^Disallow: \/$/m);
  });

  it('lists what is published, and no page without anything on it', async () => {
    const part = await showSitemapPart(ports, context, { name: 'pages', now });
    const paths = part.ok ? part.value.map(({ loc }) => new URL(loc).pathname) : [];
    expect(paths).toEqual([
      '/',
      '/blog',
      '/trade-in',
      '/finance',
      '/book-test-drive',
      '/contact-us',
      '/fleet',
      '/careers',
      '/finance-pre-approval',
      '/blog/vehicle-reviews',
      '/faqs',
      '/blog/cx-5',
    ]);
  });

  it('has no part that is not there, and none at all while the site hides', async () => {
    expect(await showSitemapPart(ports, context, { name: 'cars-1', now })).toMatchObject({ ok: false });
    expect(await showSitemapIndex(ports, hidden, now)).toMatchObject({ ok: false });
  });
});
