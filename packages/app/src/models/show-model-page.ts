import { readQueryString } from '@forecourt/domain/core/query-string';
import { onlyOption } from '@forecourt/domain/form/only-option';
import { locationOrder } from '@forecourt/domain/locations/location-order';
import { placesOf } from '@forecourt/domain/locations/places';
import type { Model } from '@forecourt/domain/models/model';
import { readModelDetails } from '@forecourt/domain/models/model-details';
import { modelLink, modelSlug } from '@forecourt/domain/models/model-link';
import { modelName, plainModelName } from '@forecourt/domain/models/model-name';
import { modelPrice } from '@forecourt/domain/models/model-price';
import { newWarrantyLength } from '@forecourt/domain/promises/promise-words';
import { pageIndexing } from '@forecourt/domain/site/indexing';
import { pathFor } from '@forecourt/domain/site/paths';
import { leadFormViewOf } from '../leads/pages/lead-form.view.ts';
import { canonicalAddress } from '../shared/canonical-address.ts';
import { locationPhoneViewOf } from '../shared/phone-reveal.view.ts';
import { ofModelAddress } from '../shared/drive-address.ts';
import { breadcrumbJsonLd } from '../shared/json-ld.ts';
import { pageTitle } from '../shared/page-title.ts';
import type { Page, PageRedirect } from '../shared/page.view.ts';
import { pictureView } from '../shared/picture.view.ts';
import type { SiteContext } from '../site/site-context.ts';
import { isAvailable } from '@forecourt/domain/stock/car/availability';
import { priceBasis } from '@forecourt/domain/stock/price/price-basis';
import { priceViewOf } from '../stock/card/price.view.ts';
import { listCars, searchHref } from '../stock/search/stock-glance.ts';
import { blockPage } from '../pages/block-page.ts';
import { blockLink } from '../pages/blocks/block-link.ts';
import type { BlockPage } from '../pages/blocks/define-block.ts';
import { cardsOf, presentable } from '../pages/blocks/stock-cards.ts';
import { modelFromAboveCars } from '../pages/blocks/model-from.ts';
import { countInStock, modelInStock } from '../pages/blocks/model-in-stock.ts';
import { loadRateBands, type RatesStore } from '../finance/load-rate-bands.ts';
import { askForPart } from './ask-for-part.ts';
import { modelLoan } from './model-loan.ts';
import type { ModelView } from './model-page.view.ts';
import {
  accessoryViews,
  chosenColour,
  colourNote,
  colourViews,
  gradeViews,
  modelWords,
  paintedCents,
  paintedPrice,
  priceNote,
} from './model-parts.ts';
import { soldAsNew, type PagePorts, type SiteRange } from '../pages/page-sources.ts';

/** A model is named by any slug that it has or had, with or without its make. */
interface ModelPageInput {
  readonly make?: string;
  readonly slug: string;
  /** Under which it was asked for. */
  readonly path: string;
  readonly query: string;
  readonly now: Date;
}

const mostCars = 4;
/** So many are looked at to say how many there are of a colour. */
const mostCounted = 200;

/** A model of the site's manufacturer with the cars of it in stock (PAGE-6); null where there is no such model. */
export async function showModelPage(
  ports: PagePorts & { readonly store: RatesStore },
  context: SiteContext,
  { path, now, query, ...named }: ModelPageInput,
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
  const name = plainModelName({ name: model.name, make: make.name }, settings.models) ?? model.name;
  const saved = await ports.store.run(context.scope, ({ models }) => models.readDetails(model.id));
  const details = saved ?? readModelDetails(null);
  const asked = readQueryString(query, { parameters: 20, characters: 80 });
  const colour = chosenColour(details, model, asked.find(([key]) => key === 'colour')?.[1] ?? null);
  const from = modelFromAboveCars(model, make.name, await page.sources.unregistered(), settings);
  const { stock, driven, paints, validUntil, isDegraded } = await stockOf(ports, page, {
    model,
    make: make.name,
    basis: from?.basis ?? null,
  });
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: settings.home.explorerHeading, href: pathFor(settings, 'models') },
    { label: title, href: path },
  ];
  const url = colour?.imageUrl ?? model.imageUrl;
  const isComing = model.status === 'coming_soon';
  const bands = await loadRateBands(ports.store, context);
  const { lead, about } = modelWords(model);
  return {
    kind: 'model',
    status: 200,
    head: {
      title: pageTitle(context, `${make.name} ${title}`),
      description: lead,
      canonical: canonicalAddress(context, path),
      isIndexed: pageIndexing(path, settings.site) === 'index, follow',
      imageUrl: model.imageUrl,
      jsonLd: [breadcrumbJsonLd(context, crumbs)],
    },
    view: {
      title,
      crumbs,
      price: isComing ? null : paintedPrice(model, colour, settings, from),
      priceNote: isComing ? null : priceNote(details, model, colour, from, modelPrice(model, settings)),
      comingSoonText: isComing ? settings.models.comingSoonText : null,
      lead,
      picture:
        url === null
          ? null
          : pictureView(
              page.media,
              { url, alt: colour ? `${title} in ${colour.name}` : title },
              settings.media.galleryQuality,
            ),
      shownColour: colour?.name ?? null,
      about: about === null ? null : { heading: `About the ${name}`, text: about },
      testDrive: driven === null ? null : blockLink(driveLink(context, driven), page),
      colours: colourViews(details, { path, chosen: colour }),
      colourNote: colour && paints && colourNote(colour.name, paints),
      grades: gradeViews(details, model, settings),
      facts:
        details.facts.length > 0
          ? { rows: [...details.facts, ...warrantyRow(settings)], source: details.factsSource }
          : null,
      stock,
      noStockText: isComing
        ? 'It isn’t here yet. Ask us and we’ll call you when it is.'
        : 'We don’t have one in stock right now. Ask us and we’ll find you one.',
      accessories: accessoryViews(
        details,
        model,
        settings.parts.takesRequests ? askForPart(settings.parts.path, `${make.name} ${name}`, null) : null,
      ),
      finance: isComing ? null : modelLoan(paintedCents(model, colour, from), bands, context),
      phone: await phoneOf(page),
      enquiry: {
        heading: `Ask about the ${name}`,
        form: await enquiryForm(page, {
          path,
          message: `I’d like to know more about the ${make.name} ${name}.`,
        }),
      },
    },
    validUntil,
    isDegraded,
    madeOf: { query: ['colour'], stock: 'at-once' },
  };
}

/** What the dealer promises of a new one (TEN-9). */
function warrantyRow({ promises }: SiteContext['settings']) {
  const isPromised = promises.shown.includes('newWarranty');
  return isPromised ? [{ label: 'Warranty', value: newWarrantyLength(promises) }] : [];
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

/** The cars of a model, and the model as test drives name it where one of its cars can be driven. */
async function stockOf(
  ports: PagePorts,
  page: BlockPage,
  {
    model,
    make,
    basis,
  }: {
    readonly model: Model;
    readonly make: string;
    /** What the price above includes; a price on another basis is not told beside it (LAW-2). */
    readonly basis: string | null;
  },
): Promise<{
  readonly stock: ModelView['stock'];
  readonly driven: string | null;
  /** The paint of each; null where nobody could count them. */
  readonly paints: readonly string[] | null;
  readonly validUntil: Date | null;
  readonly isDegraded: boolean;
}> {
  const { context, now } = page;
  const { settings } = context;
  const [glance, unregistered, all] = await Promise.all([
    page.sources.newStock(),
    page.sources.unregistered(),
    page.sources.stock(),
  ]);
  const pair = glance && modelInStock(model, make, glance);
  if (!glance || !pair) {
    return {
      stock: null,
      driven: null,
      paints: null,
      validUntil: null,
      isDegraded: glance?.isDegraded ?? true,
    };
  }
  const cars = await listCars(ports.stockIndex, context, now, {
    lists: { makeModel: [pair.value], carType: soldAsNew },
    limit: mostCounted,
  });
  const { cards, validUntil } = cardsOf(presentable(cars, settings).slice(0, mostCars), page);
  const lists = { makeModel: [pair.value], carType: soldAsNew };
  const seeAll = {
    label: pair.count === 1 ? 'See it in the search' : `See all ${pair.count}`,
    href: searchHref(lists, settings, (all ?? glance).makes),
    isExternal: false,
  };
  const cheapest = (await page.sources.carsAt(seeAll.href))?.cars[0] ?? null;
  const asked = cheapest && priceViewOf(cheapest, settings, null);
  const fromWord = cheapest?.carType === 'demo' ? 'demos from' : 'from';
  const isAsAbove =
    asked?.kind === 'amount' && (basis === null || priceBasis(asked.basis) === priceBasis(basis));
  const from =
    isAsAbove && asked.basis !== ''
      ? `, ${fromWord} ${asked.amount} ${asked.basis.charAt(0).toLowerCase()}${asked.basis.slice(1)}`
      : '';
  const newOnes = unregistered ? (modelInStock(model, make, unregistered)?.count ?? 0) : pair.count;
  return {
    stock:
      cards.length === 0
        ? null
        : {
            heading: `${newOnes === pair.count ? 'New' : 'New and demo'} ${pair.value}`,
            count: `${countInStock(newOnes, pair.count)}${from}`,
            cards,
            all: seeAll,
          },
    driven: cards.length === 0 ? null : pair.value,
    // Of a model with more of them than are read, nothing is said.
    paints: cars.length < pair.count ? null : cars.filter(isAvailable).map(({ colour }) => colour ?? ''),
    validUntil,
    isDegraded: glance.isDegraded,
  };
}

function driveLink(context: SiteContext, model: string) {
  return {
    label: context.settings.sidebarButtons.testDriveText,
    link: ofModelAddress(context, model, {}),
  };
}

/** Of the first place where cars are sold. */
async function phoneOf({ context, sources }: BlockPage): Promise<ModelView['phone']> {
  const [first] = locationOrder(await sources.locations(), context.settings.locations);
  return first ? locationPhoneViewOf(first, context) : null;
}

/** The form of the contact page, about this model: the same people answer it. */
async function enquiryForm(
  { context, sources }: BlockPage,
  { path, message }: { readonly path: string; readonly message: string },
) {
  const locations = await sources.locations();
  const only = onlyOption(placesOf(locations.filter(({ visible }) => visible)));
  return leadFormViewOf(
    context,
    { car: null, locations },
    { name: 'contact', page: path, entries: { message, ...(only && { location_id: only.main.id }) } },
  );
}
