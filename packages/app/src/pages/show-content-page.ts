import { blogCalls } from '@forecourt/domain/pages/blog-calls';
import { readingMinutes } from '@forecourt/domain/pages/reading-minutes';
import { fillPromises } from '@forecourt/domain/promises/fill-promises';
import { pageIndexing } from '@forecourt/domain/site/indexing';
import { pathFor } from '@forecourt/domain/site/paths';
import type { PublishedPage } from '../ports/content/page-store.port.ts';
import { canonicalAddress } from '../shared/canonical-address.ts';
import { pageTitle } from '../shared/page-title.ts';
import type { LinkView } from '../shared/link.view.ts';
import { takesDeposits } from '../shared/can-reserve.ts';
import type { SiteContext } from '../site/site-context.ts';
import { articleTeaser, type ArticleTeaserView } from './article-teaser.view.ts';
import { blockPage } from './block-page.ts';
import { carShelfAt, noShelf, type CarShelfView } from './car-shelf.ts';
import { earliest } from '../shared/earliest.ts';
import type { BylineView } from './blocks/byline.block.ts';
import type { BlockView } from './blocks/block-kinds.ts';
import { blockLink, type BlockLinkView } from './blocks/block-link.ts';
import type { BlockPage } from './blocks/define-block.ts';
import { articleJsonLd, breadcrumbJsonLd, faqJsonLd, type JsonLd } from '../shared/json-ld.ts';
import type { PagePorts } from './page-sources.ts';
import type { Page } from '../shared/page.view.ts';
import { pictureView, previewPicture, type PictureView } from '../shared/picture.view.ts';
import { feedLink } from './show-blog-feed.ts';
import { showBlocks } from './show-blocks.ts';

export interface ContentView {
  readonly title: string;
  readonly lead: string | null;
  readonly picture: PictureView | null;
  readonly crumbs: readonly LinkView[];
  readonly blocks: readonly BlockView[];
  /** Only where the page is an article of the blog. */
  readonly article: {
    readonly date: ArticleTeaserView['date'];
    readonly category: string | null;
    /** Who wrote it, where that is said. */
    readonly author: BylineView | null;
    /** 6 minutes. */
    readonly reading: string;
    /** What an article invites to (NAV-4), as far as it is there. */
    readonly calls: readonly BlockLinkView[];
    /** A few of the cars that its own invitation leads to; null where that leads to none. */
    readonly cars: CarShelfView | null;
    readonly more: readonly ArticleTeaserView[];
  } | null;
}

/** A page or an article that staff wrote (PAGE-1, PAGE-2); null where they published none at the path. */
export async function showContentPage(
  ports: PagePorts,
  context: SiteContext,
  { path, now }: { readonly path: string; readonly now: Date },
): Promise<Page<'content', ContentView> | null> {
  const { site, scope } = context;
  const written = await ports.store.run(scope, ({ pages }) => pages.findPublished(site.id, path));
  if (!written) return null;
  const found = fillPromises(written, context.settings.promises);
  const page = await blockPage(ports, context, now);
  const { blocks, broken, validUntil, isDegraded } = await showBlocks(found.version.blocks, page);
  if (broken.length > 0) ports.onBrokenBlocks({ site: site.slug, path }, broken);
  const { version } = found;
  const isArticle = found.page.kind === 'article';
  const { settings } = context;
  const crumbs = crumbsOf(found, page);
  const { imageUrl: url } = version;
  const article = isArticle ? await articleParts(found, blocks, page) : null;
  return {
    kind: 'content',
    status: 200,
    head: {
      title: pageTitle(context, version.title),
      description: version.description,
      canonical: canonicalAddress(context, path),
      isIndexed: pageIndexing(path, settings.site) === 'index, follow',
      imageUrl: url,
      jsonLd: describe(found, blocks, crumbs, page),
      ...(isArticle && { feed: feedLink(context, null) }),
    },
    view: {
      title: version.title,
      lead: version.description,
      picture: url === null ? null : pictureView(page.media, { url, alt: '' }, settings.media.galleryQuality),
      crumbs,
      blocks: blocks
        .filter(({ block }) => !isArticle || block !== 'byline')
        .map(({ isNarrow: _isNarrow, ...block }) => block),
      article: article?.view ?? null,
    },
    validUntil: earliest([validUntil, article?.validUntil ?? null]),
    isDegraded,
    madeOf: { query: [], stock: 'at-once' },
  };
}

function crumbsOf({ page: { path, kind }, version }: PublishedPage, page: BlockPage): readonly LinkView[] {
  const home = { label: 'Home', href: '/' };
  const here = { label: version.title, href: path };
  const blog = kind === 'article' && {
    label: page.context.settings.pages.blogName,
    link: pathFor(page.context.settings, 'blog'),
  };
  const list = blog ? blockLink(blog, page) : null;
  return list ? [home, { label: list.label, href: list.href }, here] : [home, here];
}

async function articleParts(
  found: PublishedPage,
  blocks: readonly BlockView[],
  page: BlockPage,
): Promise<{ readonly view: NonNullable<ContentView['article']>; readonly validUntil: Date | null }> {
  const { date, category } = articleTeaser(found, page);
  const others = (await page.sources.articles()).filter((one) => one.page.path !== found.page.path);
  const minutes = readingMinutes(blocks.flatMap(wordsOf));
  // An article that ends in an invitation of its own needs none that stands under every other.
  const own = blocks.flatMap((one) => (one.block === 'callToAction' ? [one.view.link] : [])).at(-1);
  const cars = own && !own.isExternal ? await carShelfAt(own.href, { ...own, ...shelf }, page) : noShelf;
  return {
    view: {
      date,
      category,
      author: authorOf(blocks),
      reading: minutes === 1 ? '1 minute' : `${minutes} minutes`,
      calls: (own ? [] : blogCalls(page.context.settings))
        // Reserving begins with choosing a car, but ends at the checkout.
        .filter(({ kind }) => kind !== 'reserve' || takesDeposits(page.context))
        .flatMap(({ text, href }) => blockLink({ label: text, link: href }, page) ?? []),
      cars: cars.view,
      more: others.slice(0, mostMore).map((one) => articleTeaser(one, page)),
    },
    validUntil: cars.validUntil,
  };
}

const shelf = { heading: 'Here right now', most: 4 };
const mostMore = 3;

function authorOf(blocks: readonly BlockView[]): BylineView | null {
  return blocks.flatMap((one) => (one.block === 'byline' ? [one.view] : []))[0] ?? null;
}

function wordsOf(one: BlockView): readonly string[] {
  if (one.block === 'text') return one.view.paragraphs;
  if (one.block === 'list') return one.view.items;
  if (one.block === 'heading' || one.block === 'quote') return [one.view.text];
  if (one.block === 'faq') return one.view.questions.flatMap(({ question, answer }) => [question, answer]);
  return [];
}

function describe(
  { page, version }: PublishedPage,
  blocks: readonly BlockView[],
  crumbs: readonly LinkView[],
  { context, media }: BlockPage,
): readonly JsonLd[] {
  const questions = blocks.flatMap((one) => (one.block === 'faq' ? one.view.questions : []));
  const { title, description, imageUrl, when } = version;
  const article = {
    path: page.path,
    title,
    description,
    imageUrl: imageUrl === null ? null : previewPicture(media, imageUrl),
    publishedAt: page.publishedAt,
    changedAt: when,
    author: authorOf(blocks)?.name ?? null,
  };
  return [
    breadcrumbJsonLd(context, crumbs),
    ...(questions.length > 0 ? [faqJsonLd(questions)] : []),
    ...(page.kind === 'article' ? [articleJsonLd(context, article)] : []),
  ];
}
