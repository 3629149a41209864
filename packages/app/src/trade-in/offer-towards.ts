import type { CarId } from '@forecourt/domain/core/ids';
import { formatDollars } from '@forecourt/domain/core/money';
import { carPath } from '@forecourt/domain/site/car-paths';
import { askingPriceCents } from '@forecourt/domain/stock/car/asking-price';
import type { Car } from '@forecourt/domain/stock/car/car';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import { priceTypeWords } from '@forecourt/domain/stock/price/price-basis';
import { putTowards } from '@forecourt/domain/trade-in/put-towards';
import { carLineOf } from '../leads/pages/car-line.view.ts';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import type { KeptOffer } from '../ports/trade-in/offer-store.port.ts';
import type { PictureView } from '../shared/picture.view.ts';
import type { SiteContext } from '../site/site-context.ts';
import { isOnSite } from '../stock/search/is-on-site.ts';

/** An offer put towards a car, as rows that add up. */
export interface TowardsView {
  readonly carId: CarId;
  readonly title: string;
  readonly href: string;
  readonly picture: PictureView | null;
  readonly rows: readonly { readonly text: string; readonly amount: string }[];
  readonly total: { readonly text: string; readonly amount: string };
  /** The same in a line: Your CX-5: −$27,400. Left to pay $25,590, drive away. */
  readonly line: string;
  /** About money that is still owing. */
  readonly note: string;
}

interface Towards {
  readonly car: Car;
  readonly offer: KeptOffer;
  /** What its owner calls the car that is given away. */
  readonly name: string;
  readonly owingCents: number;
  readonly now: Date;
}

/** What an offer leaves to pay of a car (TRADE-10); null where the site shows no price of it. */
export function towardsViewOf(
  { media }: { readonly media: MediaAddresses },
  context: SiteContext,
  { car, offer, name, owingCents, now }: Towards,
): TowardsView | null {
  const { settings } = context;
  const priceCents = isOnSite(car, context, now) ? askingPriceCents(car, settings.price.aboveCents) : null;
  if (priceCents === null) return null;
  const basis = lower(priceTypeWords(car, settings.price, settings.law));
  const sum = putTowards({ priceCents, offerCents: offer.valueCents, owingCents });
  const left =
    sum.backCents > 0
      ? { text: 'We pay you', amount: formatDollars(sum.backCents) }
      : { text: `Left to pay${basis}`, amount: formatDollars(sum.leftCents) };
  return {
    carId: car.id,
    title: fullCarName(car),
    href: carPath(car.slug),
    picture: carLineOf(car, context, media).picture,
    rows: [
      { text: `Price${basis}`, amount: formatDollars(priceCents) },
      {
        text: owingCents > 0 ? `From your ${name}, after the lender` : `Your ${name}`,
        amount: `−${formatDollars(sum.towardsCents)}`,
      },
    ],
    total: left,
    line: `Your ${name}: −${formatDollars(sum.towardsCents)}. ${left.text.replace(basis, '')} ${left.amount}${sum.backCents > 0 ? '' : basis}.`,
    note: lenderWords(name, sum),
  };
}

/** Money owing is said as sums that are paid, never as a minus. */
function lenderWords(
  name: string,
  { lenderCents, lenderLeftCents, towardsCents }: ReturnType<typeof putTowards>,
): string {
  if (lenderCents === 0)
    return `Still owe money on the ${name}? Bring the payout letter, and we’ll pay the lender first.`;
  const paid = `We’d pay your lender ${formatDollars(lenderCents)}`;
  return lenderLeftCents > 0
    ? `${paid}, and you’d still owe them ${formatDollars(lenderLeftCents)}.`
    : `${paid}, and ${formatDollars(towardsCents)} goes towards this one.`;
}

function lower(basis: string | null): string {
  return basis === null || basis === '' ? '' : `, ${basis.charAt(0).toLowerCase()}${basis.slice(1)}`;
}
