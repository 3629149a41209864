import { hidePhoneInText } from '@forecourt/domain/contact/hide-phone-in-text';
import type { CarId } from '@forecourt/domain/core/ids';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { carPath } from '@forecourt/domain/site/car-paths';
import { attributeChips } from '@forecourt/domain/stock/card/attribute-chips';
import { isAvailable } from '@forecourt/domain/stock/car/availability';
import { carImage } from '@forecourt/domain/stock/presentation/car-image';
import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import { carTitle, fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import { cardDetails, type CardDetail } from '@forecourt/domain/stock/card/card-details';
import { locationOverlay } from '@forecourt/domain/stock/card/location-overlay';
import { marketIndicator, type MarketIndicator } from '@forecourt/domain/stock/price/market-indicator';
import { tagRibbon, type Ribbon } from '@forecourt/domain/stock/card/tag-ribbon';
import { untaggedCars } from '@forecourt/domain/stock/card/untagged-cars';
import type { PriceView } from '@forecourt/domain/stock/price/price-view';
import { pictureView, type PictureView } from '../../shared/picture.view.ts';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { saveViewOf, type SaveView } from './save.view.ts';
import { cardButtonViews, type ButtonSite, type CardButtonView } from './card-button.view.ts';
import { earliest } from '../../shared/earliest.ts';
import { listedPriceOf } from './price.view.ts';
import { weeklyViewOf } from './weekly.view.ts';

/** Everything that a card draws of a car, decided (CARD-1). Whether it is saved is the browser's to know. */
export interface CarCardView {
  readonly id: CarId;
  readonly href: string;
  /** 2021 Toyota Corolla. */
  readonly title: string;
  /** Ascent Sport ZWE211R. */
  readonly subtitle: string | null;
  /** Title and subtitle in one line, for names that are read aloud. */
  readonly fullName: string;
  readonly state: 'available' | 'gone';
  readonly ribbon: Ribbon | null;
  /** Null: a drawn car stands there with `pendingText` (API-4). */
  readonly picture: PictureView | null;
  readonly pendingText: string | null;
  /** The pictures after the first, for swiping; each is loaded when it is first asked for. */
  readonly morePictures: readonly string[];
  readonly location: string | null;
  /** Facts that stand alone, in one line. */
  readonly chips: readonly string[];
  readonly facts: readonly CardDetail[];
  /** Stands where the facts would, when none is known (CARD-2). */
  readonly noFactsText: string | null;
  readonly price: PriceView;
  readonly market: MarketIndicator | null;
  /** What a salesperson wrote about it, where a list has room for that. */
  readonly note: string | null;
  readonly buttons: readonly CardButtonView[];
  /** Null: the site does not save cars. */
  readonly save: SaveView | null;
  /** By which it is compared; null: the site does not compare cars. */
  readonly comparedSlug: string | null;
}

export type CardSite = ButtonSite & Pick<SiteContext, 'zone'>;

export interface ShownCard {
  readonly card: CarCardView;
  /** The next moment at which a rule changes it; null where only staff or a feed can. */
  readonly validUntil: Date | null;
}

/** Wider than a card ever stands, on any screen. */
const cardWidths = [320, 480, 768, 960] as const;

/** The card of a car on a site at a moment. */
export function carCardViewOf(
  car: ListedCar,
  context: CardSite,
  { media, now }: { readonly media: MediaAddresses; readonly now: Date },
): ShownCard {
  const { settings, zone } = context;
  const facts = { ...car, variant: null, vin: null };
  const details = cardDetails(facts, settings.carCard);
  const ribbon = tagRibbon(car, settings, now);
  const weekly = settings.finance.showsWeeklyPriceOnCards
    ? weeklyViewOf(car, settings, { now, zone })
    : { weekly: null, validUntil: null };
  const shown = pictures(car, settings.media, media);
  const price = listedPriceOf(car, settings, weekly.weekly);
  return {
    card: {
      id: car.id,
      href: carPath(car.slug),
      ...carTitle(car, settings.carCard),
      fullName: fullCarName(car),
      state: isAvailable(car) ? 'available' : 'gone',
      ribbon: ribbon.ribbon ?? dropRibbon(price, settings),
      ...shown,
      location: locationOverlay(car, settings),
      chips: attributeChips(facts, settings.carCard),
      facts: details.rows,
      noFactsText: details.emptyText,
      price,
      market: marketIndicator(car, settings),
      note: noteOf(car, settings),
      buttons: cardButtonViews(car, context),
      save: saveViewOf(car, shown.picture?.src ?? null, context),
      comparedSlug: settings.watchlist.allowsCompare ? car.slug : null,
    },
    validUntil: earliest([ribbon.validUntil, weekly.validUntil]),
  };
}

/** The cards of the cars of one page: of those that are new in stock the newest say so, and no two notes begin alike. */
export function carCardViewsOf(
  cars: readonly ListedCar[],
  context: CardSite,
  at: { readonly media: MediaAddresses; readonly now: Date },
): readonly ShownCard[] {
  const untagged = untaggedCars(cars, context.settings, at.now);
  const shown = cars.map((car) => ({ car, ...carCardViewOf(car, context, at) }));
  const begun = shown.map(({ card }) => card.note && beginningOf(card.note));
  return shown.map(({ car, card, validUntil }, place) => {
    const ribbon = untagged.has(car) ? dropRibbon(card.price, context.settings) : card.ribbon;
    const note = begun.indexOf(card.note && beginningOf(card.note)) === place ? card.note : null;
    return { card: { ...card, ribbon, note }, validUntil };
  });
}

/** The words by which whoever reads down a list takes two notes for one. */
const beginningOf = (note: string) => note.split(' ', 4).join(' ').toLowerCase();

/** Less than before, with proof where the law asks for it: after all ribbons of RULE-2. */
function dropRibbon(price: PriceView, { carCard }: Pick<SiteSettings, 'carCard'>): Ribbon | null {
  const isReduced = price.kind === 'amount' && price.was !== null;
  return carCard.showsPriceDropTag && isReduced
    ? { kind: 'text', text: carCard.priceDropTag, tone: 'red' }
    : null;
}

function noteOf(
  { note, location }: ListedCar,
  { carCard, contact }: Pick<SiteSettings, 'carCard' | 'contact'>,
): string | null {
  return carCard.showsStaffNote && note !== undefined
    ? hidePhoneInText(note, location?.phone, contact)
    : null;
}

/** Beside the first: a list is skimmed, and each address is carried by every card of it. */
const mostMorePictures = 3;

type Pictures = Pick<CarCardView, 'picture' | 'pendingText' | 'morePictures'>;

function pictures(car: ListedCar, settings: SiteSettings['media'], media: MediaAddresses): Pictures {
  const image = carImage(car, settings);
  const quality = settings.listQuality;
  if (image.kind === 'pending') {
    const { url, text } = image;
    const picture = url === null ? null : pictureView(media, { url, alt: text }, quality, cardWidths);
    return { picture, pendingText: text, morePictures: [] };
  }
  const others = car.photos.filter(({ url }) => url !== image.url && url !== '').slice(0, mostMorePictures);
  return {
    picture: pictureView(media, image, quality, cardWidths),
    pendingText: null,
    morePictures: others.map(({ url }) => media.addressOf(url, 768, quality)),
  };
}
