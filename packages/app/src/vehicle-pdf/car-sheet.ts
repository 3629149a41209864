import { revealedPhone } from '@forecourt/domain/contact/call-button';
import { knownText } from '@forecourt/domain/core/known-text';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { priceBasisSentence } from '@forecourt/domain/law/price-basis-sentence';
import { licenceLine } from '@forecourt/domain/locations/licence-line';
import type { Location } from '@forecourt/domain/locations/location';
import { openingHours } from '@forecourt/domain/locations/opening-hours';
import { carPath } from '@forecourt/domain/site/car-paths';
import type { Car } from '@forecourt/domain/stock/car';
import { dayInWords } from '@forecourt/domain/stock/day-in-words';
import type { FinanceCardView } from '../finance/finance-card.view.ts';
import type { CarSheet } from '../ports/car-sheet-writer.ts';
import { canonicalAddress } from '../site/canonical-address.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { VehiclePageView } from '../stock/vehicle-page.view.ts';

interface SheetInput {
  readonly view: VehiclePageView;
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
  { view, location, pictures, fonts, origin, now }: SheetInput,
): CarSheet {
  const { settings, site, zone } = context;
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
    title: view.title,
    subtitle: view.subtitle,
    price: sheetPrice(view.price),
    ribbon: ribbonWords(view.ribbon),
    pictures,
    keyFacts: view.keyInformation,
    specifications: {
      heading: view.titles.specifications,
      rows: [...view.specifications.first, ...view.specifications.rest],
    },
    features: { heading: view.titles.features, lines: [...view.features.first, ...view.features.rest] },
    comments: { heading: view.titles.comments, paragraphs: view.comments.paragraphs },
    finance: view.finance && sheetFinance(view.finance),
    dealer: {
      name: view.dealership.name,
      lines: [view.dealership.address, shownPhone(car, settings), stockLine(view)].filter(
        (line) => line !== null,
      ),
      hours: openingHours(location?.openingHours ?? [], settings.locations),
    },
    address: { url, shown: url.replace(/^https?:\/\//, '') },
    foot: [
      `As of ${day}. Cars sell and prices change: the page of the car has what holds today.`,
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
function ribbonWords(ribbon: VehiclePageView['ribbon']): string | null {
  if (!ribbon) return null;
  return ribbon.kind === 'logo' ? ribbon.name : ribbon.text;
}

function sheetPrice(price: VehiclePageView['price']): CarSheet['price'] {
  if (price.kind === 'text') return { amount: price.text, basis: '', was: null };
  const { amount, basis, was } = price;
  const before = was && [`${was.word} ${was.amount}`, ...(was.saving === null ? [] : [was.saving])];
  return { amount, basis, was: before && before.join(', ') };
}

/** A number that is masked until somebody asks for it stands in no file either (RULE-11). */
function shownPhone({ location }: Car, { contact }: SiteContext['settings']): string | null {
  return contact.masksPhone ? null : (revealedPhone(location?.phone)?.shown ?? null);
}

function stockLine({ dealership }: VehiclePageView): string | null {
  return dealership.stockNumber === null ? null : `Stock number ${dealership.stockNumber}`;
}
