import { knownText } from '@forecourt/domain/core/known-text';
import { isAvailable } from '@forecourt/domain/stock/availability';
import type { Car } from '@forecourt/domain/stock/car';
import { carName } from '@forecourt/domain/stock/car-name';
import { carTitle, fullCarName } from '@forecourt/domain/stock/car-title';
import { dealerComments } from '@forecourt/domain/stock/dealer-comments';
import { features } from '@forecourt/domain/stock/features';
import { keyInformation } from '@forecourt/domain/stock/key-information';
import { marketIndicator } from '@forecourt/domain/stock/market-indicator';
import { emptySearch } from '@forecourt/domain/stock/search-state';
import { hrefOf, searchAddress } from '@forecourt/domain/stock/search-path';
import { specPanel } from '@forecourt/domain/stock/spec-panel';
import { specRows } from '@forecourt/domain/stock/spec-rows';
import { tagRibbon } from '@forecourt/domain/stock/tag-ribbon';
import { vehicleNoun } from '@forecourt/domain/stock/vehicle-noun';
import { financeCardViewOf } from '../finance/finance-card.view.ts';
import { pictureView } from '../pages/picture.view.ts';
import type { MediaAddresses } from '../ports/media-addresses.ts';
import type { SiteContext } from '../site/site-context.ts';
import { compareChoiceOf } from '../watchlist/compare-choice.view.ts';
import { saveViewOf } from '../watchlist/save.view.ts';
import type { CarCardView } from './car-card.view.ts';
import { earliest } from './earliest.ts';
import { priceViewOf } from './price.view.ts';
import type { CrumbView } from './search-page.view.ts';
import type { VehiclePageView } from './vehicle-page.view.ts';
import { rateWarningViewOf, weeklyViewOf } from './weekly.view.ts';

interface VehicleInput {
  readonly media: MediaAddresses;
  readonly now: Date;
  readonly notice: VehiclePageView['notice'];
  readonly similar: readonly CarCardView[];
}

/** More than anybody looks through; feeds repeat themselves. */
const mostPictures = 40;
const pictureWidths = [320, 640, 960, 1280, 1920] as const;

/** The view of a car's page, and until when its rules leave it as it is. */
export function vehicleViewOf(
  car: Car,
  context: SiteContext,
  { media, now, notice, similar }: VehicleInput,
): { readonly view: VehiclePageView; readonly validUntil: Date | null } {
  const { settings, zone, dealerships } = context;
  const { vehiclePage, layout } = settings;
  const finance = financeCardViewOf(car, context, now);
  const ribbon = tagRibbon(car, settings, now);
  const weekly = settings.finance.showsWeeklyPrice
    ? weeklyViewOf(car, settings, { now, zone })
    : { weekly: null, validUntil: null };
  // The rate stands beside the repayment, with its warning; alone among the facts it would have neither.
  const facts = keyInformation(car, vehiclePage, null, now, zone);
  const rows = specRows(car, now, zone);
  const { title, subtitle } = carTitle(car, { showsBadgeAndSeries: true });
  const seller = dealerships.find(({ id }) => id === car.dealershipId);
  const { moreText, lessText, showAllFeaturesText, hideFeaturesText } = vehiclePage;
  const price = priceViewOf(car, settings, weekly.weekly);
  const pictures = picturesOf(car, settings, media);
  const view: VehiclePageView = {
    crumbs: crumbsOf(car, title, settings),
    title,
    subtitle,
    state: isAvailable(car) ? 'available' : 'gone',
    ribbon: ribbon.ribbon,
    pictures,
    pendingText: settings.media.photosPendingText,
    price,
    market: marketIndicator(car, settings),
    rateWarning: price.kind === 'amount' && price.weekly ? rateWarningViewOf(settings) : null,
    notice,
    finance: finance.card,
    keyInformation: facts.rows,
    specifications: specPanel(rows.rows, vehiclePage),
    features: features(car, vehiclePage),
    comments: dealerComments(car, vehiclePage),
    dealership: {
      name: car.location?.name ?? seller?.name ?? '',
      address: addressOf(car),
      stockNumber: knownText(car.stockNumber),
    },
    saving: {
      id: car.id,
      slug: car.slug,
      name: fullCarName(car),
      save: saveViewOf(car, context),
      compare: compareChoiceOf(car, pictures[0]?.src ?? null, context),
    },
    similar,
    titles: vehiclePage.sectionTitles,
    words: { moreText, lessText, showAllFeaturesText, hideFeaturesText },
    looks: { gallery: layout.gallery, sections: layout.sections, similarCard: layout.similarCard },
  };
  return {
    view,
    validUntil: earliest([
      finance.validUntil,
      ribbon.validUntil,
      weekly.validUntil,
      facts.validUntil,
      rows.validUntil,
    ]),
  };
}

function crumbsOf(car: Car, title: string, { search, stock }: SiteContext['settings']): readonly CrumbView[] {
  const make = knownText(car.make);
  const ofMake = { ...emptySearch(search.defaultSort), lists: make === null ? {} : { make: [make] } };
  const makes = make === null ? [] : [{ make, models: [] }];
  return [
    { label: 'Home', href: '/' },
    { label: `All ${vehicleNoun(2, stock)}`, href: search.basePath },
    ...(make === null
      ? []
      : [{ label: carName(make) ?? make, href: hrefOf(searchAddress(ofMake, { search, makes })) }]),
    { label: title, href: null },
  ];
}

function picturesOf(car: Car, { media: settings }: SiteContext['settings'], media: MediaAddresses) {
  const urls = [car.primaryImageUrl, ...car.photos.map(({ url }) => url)].flatMap(
    (url) => knownText(url) ?? [],
  );
  const alts = new Map(car.photos.map(({ url, alt }) => [url, knownText(alt)]));
  return [...new Set(urls)].slice(0, mostPictures).map((url, place) => {
    const alt = alts.get(url) ?? `${fullCarName(car)}, photo ${place + 1}`;
    return pictureView(media, { url, alt }, settings.galleryQuality, pictureWidths);
  });
}

function addressOf({ location, privateSuburb }: Car): string | null {
  const { street, city, state, postcode } = location?.address ?? {};
  const place = [city, state, postcode].flatMap((part) => knownText(part) ?? []).join(' ');
  const lines = [knownText(street), place].filter((part) => part !== null && part !== '');
  return lines.length > 0 ? lines.join(', ') : knownText(privateSuburb);
}
