import { dayInWords } from '@forecourt/domain/core/day-words';
import { revealedPhone } from '@forecourt/domain/contact/call-button';
import { knownText } from '@forecourt/domain/core/known-text';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { priceBasisSentence } from '@forecourt/domain/law/price-basis-sentence';
import { licenceLine } from '@forecourt/domain/locations/licence-line';
import type { Location } from '@forecourt/domain/locations/location';
import { openingHours } from '@forecourt/domain/locations/opening-hours';
import { carPath } from '@forecourt/domain/site/car-paths';
import type { Car } from '@forecourt/domain/stock/car/car';
import { carTitle } from '@forecourt/domain/stock/presentation/car-title';
import { tagRibbon, type Ribbon } from '@forecourt/domain/stock/card/tag-ribbon';
import type { PriceView } from '@forecourt/domain/stock/price/price-view';
import { financeCardViewOf, type FinanceCardView } from '../../finance/finance-card.view.ts';
import type { CarSheet } from '../../ports/media/car-sheet-writer.port.ts';
import { canonicalAddress } from '../../shared/canonical-address.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { priceViewOf } from '../card/price.view.ts';
import { vehicleFactsOf } from './vehicle-facts.view.ts';

interface SheetInput {
  readonly location: Location | null;
  readonly pictures: readonly Uint8Array[];
  readonly fonts: CarSheet['look']['fonts'];
  /** Under which the site was asked, for one without a host of its own. */
  readonly origin: string;
  readonly now: Date;
}

/** The sheet of a car: what its page says, for paper (VDP-6). */
export function carSheetOf(
  car: Car,
  context: SiteContext,
  { location, pictures, fonts, origin, now }: SheetInput,
): CarSheet {
  const { settings, site, zone, dealerships } = context;
  const { sectionTitles: titles } = settings.vehiclePage;
  const { title, subtitle } = carTitle(car, { showsBadgeAndSeries: true });
  const { facts } = vehicleFactsOf(car, context, now);
  const { card: finance } = financeCardViewOf(car, context, now);
  const seller = dealerships.find(({ id }) => id === car.dealershipId);
  const { ink, paper, sunk, brand, onBrand, accent } = settings.theme.lightColours;
  const address = canonicalAddress(context, carPath(car.slug));
  const url = address.startsWith('/') ? `${origin}${address}` : address;
  const day = dayInWords(dateIn(now, zone));
  const basis = priceBasisSentence(settings);
  const licences = location ? licenceLine(location, settings) : [];
  return {
    look: {
      colours: { ink, paper, sunk, brand, onBrand, accent },
      isUpperCase: settings.theme.displayCase === 'uppercase',
      fonts,
    },
    brand: { name: site.name, strapline: knownText(settings.site.strapline) },
    title,
    subtitle,
    price: sheetPrice(priceViewOf(car, settings, null)),
    ribbon: ribbonWords(tagRibbon(car, settings, now).ribbon),
    pictures,
    keyFacts: facts.keyInformation,
    specifications: {
      heading: titles.specifications,
      rows: facts.specifications,
    },
    features: { heading: titles.features, lines: [...facts.features.first, ...facts.features.rest] },
    comments: { heading: titles.comments, paragraphs: facts.comments.paragraphs },
    finance: finance && sheetFinance(finance),
    dealer: {
      name: car.location?.name ?? seller?.name ?? '',
      lines: [addressLine(car), shownPhone(car, settings), stockLine(car)].filter((line) => line !== null),
      hours: openingHours(location?.openingHours ?? [], settings.locations),
    },
    address: { url, shown: url.replace(/^https?:\/\//, '') },
    foot: [
      `As of ${day}. Stock sells and prices change, so please check the page online.`,
      ...(basis === null ? [] : [basis]),
      ...(licences.length > 0 ? [licences.join(', ')] : []),
    ],
  };
}

function sheetFinance({
  heading,
  loan,
  rate,
  note,
  holdsUntil,
  ownTerms,
}: FinanceCardView): CarSheet['finance'] {
  const said = [rate.warning, rate.basis, note, loan.isAsOffered ? holdsUntil : ownTerms];
  return {
    heading,
    pair: loan.pair,
    facts: loan.facts,
    warning: said.filter((line) => line !== null).join(' '),
  };
}

/** A mark of the manufacturer is told by its name. */
function ribbonWords(ribbon: Ribbon | null): string | null {
  if (!ribbon) return null;
  return ribbon.kind === 'logo' ? ribbon.name : ribbon.text;
}

function sheetPrice(price: PriceView): CarSheet['price'] {
  if (price.kind === 'text') return { amount: price.text, basis: '', was: null };
  const { amount, basis, was } = price;
  const before = was && [`${was.word} ${was.amount}`, ...(was.saving === null ? [] : [was.saving])];
  return { amount, basis, was: before && before.join(', ') };
}

/** A number that is masked until somebody asks for it stands in no file either (RULE-11). */
function shownPhone({ location }: Car, { contact }: SiteContext['settings']): string | null {
  return contact.masksPhone ? null : (revealedPhone(location?.phone)?.shown ?? null);
}

function stockLine(car: Car): string | null {
  const number = knownText(car.stockNumber);
  return number === null ? null : `Stock number ${number}`;
}

function addressLine({ location, privateSuburb }: Car): string | null {
  const { street, city, state, postcode } = location?.address ?? {};
  const place = [city, state, postcode].flatMap((part) => knownText(part) ?? []).join(' ');
  return (
    knownText([knownText(street), knownText(place)].filter((part) => part !== null).join(', ')) ??
    knownText(privateSuburb)
  );
}
