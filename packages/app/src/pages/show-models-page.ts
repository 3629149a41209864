import { readQueryString } from '@forecourt/domain/core/query-string';
import type { Model } from '@forecourt/domain/models/model';
import { modelsByBody } from '@forecourt/domain/models/models-by-body';
import { modelsPath } from '@forecourt/domain/models/model-link';
import { pageIndexing } from '@forecourt/domain/site/indexing';
import { pathFor } from '@forecourt/domain/site/paths';
import { canonicalAddress } from '../shared/canonical-address.ts';
import { pageTitle } from '../shared/page-title.ts';
import type { SiteContext } from '../site/site-context.ts';
import { blockPage } from './block-page.ts';
import { fullModelTile, type ModelTileView } from './blocks/model-tile.view.ts';
import { breadcrumbJsonLd } from '../shared/json-ld.ts';
import type { PagePorts } from './page-sources.ts';
import type { Page } from '../shared/page.view.ts';

export interface ModelsView {
  readonly title: string;
  /** How many models there are, and how many of them stand here. */
  readonly lead: string;
  readonly bodies: readonly { readonly label: string; readonly href: string; readonly isHere: boolean }[];
  readonly shelves: readonly { readonly label: string; readonly models: readonly ModelTileView[] }[];
}

/** The models of the site's manufacturer by body, or those of one body (PAGE-6); null without any. */
export async function showModelsPage(
  ports: PagePorts,
  context: SiteContext,
  { query, now }: { readonly query: string; readonly now: Date },
): Promise<Page<'models', ModelsView> | null> {
  const { settings, site } = context;
  const path = pathFor(settings, 'models');
  const page = await blockPage(ports, context, now);
  const offered = await page.sources.range();
  if (!offered || offered.models.length === 0) return null;
  const [stock, unregistered] = await Promise.all([page.sources.newStock(), page.sources.unregistered()]);
  const tileOf = (model: Model) => fullModelTile(model, offered.make, { ...page, stock, unregistered });
  const shelves = modelsByBody(offered.models.map((model) => ({ ...model, tile: tileOf(model) }))).map(
    ({ body, href, models }) => ({
      label: body ?? 'Others',
      href,
      models: models.flatMap(({ tile }) => tile ?? []),
    }),
  );
  const wanted = readQueryString(query, { parameters: 20, characters: 100 })
    .find(([name]) => name === 'body')?.[1]
    ?.toLowerCase();
  const here = shelves.find(({ label }) => label.toLowerCase() === wanted);
  const title = here ? `${offered.make.name} ${here.label}` : settings.home.explorerHeading;
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: settings.home.explorerHeading, href: path },
  ];
  return {
    kind: 'models',
    status: 200,
    head: {
      title: pageTitle(context, title),
      description: `Every new ${offered.make.name} at ${site.name}, by body, with prices.`,
      canonical: canonicalAddress(context, here?.href ?? path),
      isIndexed: pageIndexing(path, settings.site) === 'index, follow',
      imageUrl: offered.models.find(({ imageUrl }) => imageUrl !== null)?.imageUrl ?? null,
      jsonLd: [breadcrumbJsonLd(context, crumbs)],
    },
    view: {
      title,
      lead: here
        ? `${modelsInWords(here.models.length)}.`
        : wholeRange(offered.models.length, stock?.count ?? 0),
      bodies: [
        { label: 'All', href: modelsPath(null), isHere: !here },
        ...shelves
          .filter(({ label }) => label !== 'Others')
          .map(({ label, href }) => ({ label, href, isHere: label === here?.label })),
      ],
      shelves: here ? [{ label: here.label, models: here.models }] : wellFilled(eachOnce(shelves)),
    },
    validUntil: null,
    isDegraded: stock?.isDegraded ?? true,
    madeOf: { query: ['body'], stock: 'at-once' },
  };
}

function modelsInWords(count: number): string {
  return count === 1 ? '1 model' : `${count} models`;
}

function wholeRange(models: number, inStock: number): string {
  const stock = inStock === 0 ? '' : `, ${inStock.toLocaleString('en-AU')} new and demo in stock`;
  return `${modelsInWords(models)}${stock}.`;
}

/** Where all are shown, a model of two bodies stands with the first of them alone. */
function eachOnce(shelves: ModelsView['shelves']): ModelsView['shelves'] {
  const seen = new Set<ModelTileView>();
  return shelves
    .map(({ label, models }) => {
      const first = models.filter((tile) => !seen.has(tile));
      for (const tile of first) seen.add(tile);
      return { label, models: first };
    })
    .filter(({ models }) => models.length > 0);
}

const fewOnShelf = 2.5;

/** Shelves with one or two models each would leave the page bare: those stand on one, and the tabs tell them apart. */
function wellFilled(shelves: ModelsView['shelves']): ModelsView['shelves'] {
  const models = shelves.flatMap((shelf) => shelf.models);
  return models.length / shelves.length >= fewOnShelf ? shelves : [{ label: 'All', models }];
}
