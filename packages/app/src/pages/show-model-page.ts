import { fromPrice } from '@forecourt/domain/models/from-price';
import type { Model } from '@forecourt/domain/models/model';
import { modelLink, modelSlug } from '@forecourt/domain/models/model-link';
import { modelName } from '@forecourt/domain/models/model-name';
import { pageIndexing } from '@forecourt/domain/site/indexing';
import { pathFor } from '@forecourt/domain/site/paths';
import { slugOf } from '@forecourt/domain/core/slug';
import { canonicalAddress } from '../shared/canonical-address.ts';
import { pageTitle } from '../shared/page-title.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { CarCardView } from '../stock/card/car-card.view.ts';
import { blockPage } from './block-page.ts';
import { cardsOf, presentable } from './blocks/stock-cards.ts';
import type { BlockLinkView } from './blocks/block-link.ts';
import { breadcrumbJsonLd } from '../shared/json-ld.ts';
import type { PagePorts, SiteRange } from './page-sources.ts';
import type { Page, PageRedirect } from '../shared/page.view.ts';
import { pictureView, type PictureView } from '../shared/picture.view.ts';
import { listCars, searchHref, type StockGlance } from '../stock/search/stock-glance.ts';

/** A model is named by any slug that it has or had, with or without its make. */
interface ModelPageInput {
  readonly make?: string;
  readonly slug: string;
  /** Under which it was asked for. */
  readonly path: string;
  readonly now: Date;
}

export interface ModelView {
  readonly title: string;
  readonly crumbs: readonly { readonly label: string; readonly href: string }[];
  readonly price: string | null;
  readonly comingSoonText: string | null;
  readonly text: string | null;
  readonly picture: PictureView | null;
  readonly bodies: readonly string[];
  /** Cars of this model that stand in the locations, the newest first. */
  readonly stock: {
    readonly heading: string;
    readonly cards: readonly CarCardView[];
    readonly all: BlockLinkView;
  } | null;
  /** Instead, where there are none. */
  readonly noStockText: string;
}

const mostCars = 4;

/** A model of the site's manufacturer with the cars of it in stock (PAGE-6); null where there is no such model. */
export async function showModelPage(
  ports: PagePorts,
  context: SiteContext,
  { path, now, ...named }: ModelPageInput,
): Promise<Page<'model', ModelView> | PageRedirect | null> {
  const page = await blockPage(ports, context, now);
  const { settings } = context;
  const offered = await page.sources.range();
  const model = offered && modelNamed(named, offered, context);
  if (!offered || !model) return null;
  const { make } = offered;
  const link = modelLink(model, { make, isOneBrandSite: true }, settings.models);
  // A page of its own elsewhere, or the same one under its one address.
  if (link.href !== path) return { redirectTo: link.href, isPermanent: link.kind === 'internal' };
  const title = modelName(model, make.name, settings.models) ?? model.name;
  const stock = await page.sources.stock();
  const pair = stock && pairOf(model, make.name, stock);
  const cars = pair
    ? await listCars(ports.stockIndex, context, now, {
        lists: { makeModel: [pair.value] },
        limit: settings.search.lookupLimit,
      })
    : [];
  const { cards, validUntil } = cardsOf(presentable(cars, settings).slice(0, mostCars), page);
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: settings.home.explorerHeading, href: pathFor(settings, 'models') },
    { label: title, href: path },
  ];
  const { imageUrl: url } = model;
  const text = model.description ?? model.shortDescription;
  return {
    kind: 'model',
    status: 200,
    head: {
      title: pageTitle(context, `${make.name} ${title}`),
      description: model.shortDescription ?? text,
      canonical: canonicalAddress(context, path),
      isIndexed: pageIndexing(path, settings.site) === 'index, follow',
      imageUrl: url,
      jsonLd: [breadcrumbJsonLd(context, crumbs)],
    },
    view: {
      title,
      crumbs,
      price: model.status === 'coming_soon' ? null : fromPrice(model, settings),
      comingSoonText: model.status === 'coming_soon' ? settings.models.comingSoonText : null,
      text,
      picture:
        url === null ? null : pictureView(page.media, { url, alt: title }, settings.media.galleryQuality),
      bodies: model.manufacturerBody,
      stock:
        pair && stock && cards.length > 0
          ? {
              heading: `${pair.value} in stock`,
              cards,
              all: {
                label: `See all ${pair.count}`,
                href: searchHref({ makeModel: [pair.value] }, settings, stock.makes),
                isExternal: false,
              },
            }
          : null,
      noStockText: 'We don’t have one of these in stock right now.',
    },
    validUntil,
    isDegraded: stock?.isDegraded ?? true,
    madeOf: { query: [], stock: 'at-once' },
  };
}

function modelNamed(
  named: Pick<ModelPageInput, 'make' | 'slug'>,
  { make, models }: SiteRange,
  { settings }: SiteContext,
): Model | undefined {
  if (named.make !== undefined && named.make !== make.slug) return undefined;
  return models.find((model) =>
    [modelSlug(model, make.name, settings.models), model.slug, model.newSlug].includes(named.slug),
  );
}

/** How the stock names the model: feeds write it in their own way, which differs in dashes and letter case. */
function pairOf(
  { name }: Pick<Model, 'name'>,
  make: string,
  { facets }: StockGlance,
): { readonly value: string; readonly count: number } | null {
  const wanted = new Set([slugOf(`${make} ${name}`), slugOf(name)]);
  return facets.makeModel?.find(({ value }) => wanted.has(slugOf(value))) ?? null;
}
