import { knownText } from '@forecourt/domain/core/known-text';
import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { carCardViewOf } from '../stock/card/car-card.view.ts';
import type { WhichChoiceView } from './test-drive-page.view.ts';

export interface ChoiceDrawing {
  readonly media: MediaAddresses;
  readonly now: Date;
  /** Where the slug of a car leads. */
  readonly hrefOf: (slug: string) => string;
}

/** A car that can be chosen to be driven: what it costs, where it is, and whether somebody holds it or it is still on its way. */
export function whichChoice(
  car: ListedCar,
  context: SiteContext,
  { media, now, hrefOf }: ChoiceDrawing,
): WhichChoiceView {
  const { fullName, facts, price, location, picture } = carCardViewOf(car, context, { media, now }).card;
  const cost = price.kind === 'amount' ? `${price.amount} ${price.basis}` : price.text;
  const driven = facts.find(({ name }) => name === 'odometer')?.text.replace(' ', '\u{A0}') ?? null;
  // Two of the same are told apart by it alone.
  const stockNumber = knownText(car.stockNumber);
  return {
    href: hrefOf(car.slug),
    name: fullName,
    note: [
      cost,
      driven,
      knownText(car.colour),
      location,
      stockNumber && `Stock\u{A0}${stockNumber}`,
      car.reserved ? 'on hold' : null,
      car.status === 'coming_soon' ? 'not here yet, we’ll call you when it is' : null,
    ]
      .filter(Boolean)
      .join(' · '),
    picture,
  };
}
