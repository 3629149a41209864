import { knownText } from '@forecourt/domain/core/known-text';
import { formatDollars } from '@forecourt/domain/core/money';
import { slugOf } from '@forecourt/domain/core/slug';
import type { ModelColour, ModelDetails } from '@forecourt/domain/models/model-details';
import type { Model } from '@forecourt/domain/models/model';
import { modelPrice, type ModelPrice } from '@forecourt/domain/models/model-price';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { fittedPrice } from './ask-for-part.ts';
import { accessoriesText } from '../pages/blocks/accessories-text.ts';
import type { ModelFrom } from '../pages/blocks/model-from.ts';
import type { ModelView } from './model-page.view.ts';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** The colour that an address asks for, else one that costs nothing more, else that of the model's own picture. */
export function chosenColour(
  { colours }: Pick<ModelDetails, 'colours'>,
  { imageUrl }: Pick<Model, 'imageUrl'>,
  asked: string | null,
): ModelColour | null {
  return (
    colours.find(({ name }) => slugOf(name) === asked) ??
    colours.find((colour) => colour.imageUrl !== null && surchargeOf(colour) === 0) ??
    colours.find((colour) => colour.imageUrl !== null && colour.imageUrl === imageUrl) ??
    null
  );
}

/** What a colour adds to the price. */
export function surchargeOf(colour: ModelColour | null): number {
  return colour?.surchargeCents ?? 0;
}

/** The lowest price of a model in cents, in the paint in which it is shown; null where nobody knows it. */
export function paintedCents(
  { fromPriceCents }: Pick<Model, 'fromPriceCents'>,
  colour: ModelColour | null,
  from: ModelFrom | null = null,
): number | null {
  if (fromPriceCents === null) return null;
  const added = surchargeOf(colour);
  // One that stands here has its own paint: of another, the list price is told.
  return added === 0 ? (from?.cents ?? fromPriceCents) : fromPriceCents + added;
}

/** The same in words, with its basis. */
export function paintedPrice(
  model: Pick<Model, 'fromPriceCents' | 'fromPriceType'>,
  colour: ModelColour | null,
  settings: SiteSettings,
  from: ModelFrom | null = null,
): ModelPrice | null {
  const { fromPriceType } = model;
  const price = modelPrice({ fromPriceCents: paintedCents(model, colour, from), fromPriceType }, settings);
  if (price === null || !from?.car || surchargeOf(colour) > 0) return price;
  // The site's own words are of the list price: From $49,990 before on-road costs.
  const amount = price.basis === null ? `From ${formatDollars(from.cents)}` : price.amount;
  return { amount, basis: from.basis };
}

/** Each colour is a link to the page in that colour. */
export function colourViews(
  { colours }: Pick<ModelDetails, 'colours'>,
  { path, chosen }: { readonly path: string; readonly chosen: ModelColour | null },
): ModelView['colours'] {
  return colours.map(({ name, swatch, surchargeCents }) => ({
    name,
    swatch,
    surcharge: surchargeCents === null || surchargeCents === 0 ? null : `+${formatDollars(surchargeCents)}`,
    href: `${path}?colour=${encodeURIComponent(slugOf(name))}`,
    isChosen: name === chosen?.name,
  }));
}

/** How many of a colour are here to be seen. */
export function colourNote(name: string, paints: readonly string[]): string {
  const count = paints.filter((paint) => slugOf(paint) === slugOf(name)).length;
  const here = count === 0 ? 'none in stock right now, ask us for one' : `${count} in stock`;
  return `${name}: ${here}. Choose a colour to see it in the picture and the price.`;
}

/** Three grades, each with its price and the basis of it. One grade is the model itself. */
export function gradeViews(
  { grades }: Pick<ModelDetails, 'grades'>,
  { fromPriceType, status }: Pick<Model, 'fromPriceType' | 'status'>,
  settings: SiteSettings,
): ModelView['grades'] {
  if (grades.length < 2) return null;
  return {
    // What stands in the yard may cost less.
    heading: `${numbers[grades.length] ?? String(grades.length)} grades${status === 'coming_soon' ? '' : ' at list price'}`,
    rows: grades.map(({ name, text, fromPriceCents }) => ({
      name,
      text,
      // What isn't here yet has no price yet.
      price: status === 'coming_soon' ? null : modelPrice({ fromPriceCents, fromPriceType }, settings),
    })),
  };
}

/** What the lowest price buys: the Hybrid grade, in the paint that is shown. Null where no grade has that price. */
export function priceNote(
  { grades, colours }: Pick<ModelDetails, 'grades' | 'colours'>,
  { fromPriceCents }: Pick<Model, 'fromPriceCents'>,
  colour: ModelColour | null,
  from: ModelFrom | null = null,
  listed: ModelPrice | null = null,
): string | null {
  if (from?.car && fromPriceCents !== null && surchargeOf(colour) === 0) {
    const badge = knownText(from.car.badge);
    const one = badge === null ? 'one we have in stock' : `a new ${badge} we have in stock`;
    if (listed && listed.basis !== from.basis) {
      return `For ${one}. List price: ${[listed.amount, listed.basis ?? ''].map(withinText).join(' ').trim()}.`;
    }
    return `For ${one}. The list price starts at ${formatDollars(fromPriceCents)}.`;
  }
  const lowest = grades.find((grade) => grade.fromPriceCents === fromPriceCents);
  if (!lowest) return null;
  const added = surchargeOf(colour);
  if (colour && added > 0) {
    return `List price of the ${lowest.name} with ${formatDollars(added)} for ${colour.name}, before accessories.`;
  }
  const costsMore = colours.some((one) => surchargeOf(one) > 0);
  const painted = colour ? ` in ${colour.name}` : ' in standard paint';
  return `List price of the ${lowest.name}${costsMore ? painted : ''}, before accessories.`;
}

const withinText = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** What goes with a model, and how many there are of it (DATA-4): the maker may have more than are listed. */
export function accessoryViews(
  { accessories }: Pick<ModelDetails, 'accessories'>,
  { accessoriesCount }: Pick<Model, 'accessoriesCount'>,
  askHref: string | null,
): ModelView['accessories'] {
  const count = Math.max(accessoriesCount ?? 0, accessories.length);
  if (count === 0) return null;
  return {
    heading: 'Made to go with it',
    count: accessoriesText(count),
    rows: accessories.map((one) => ({ name: one.name, price: fittedPrice(one) })),
    ask: askHref === null ? null : { label: 'Ask for one', href: askHref },
  };
}

/** What stands at the top of a model's page, and what under its own heading: of one long text its first sentence leads. */
export function modelWords({
  shortDescription,
  description,
}: Pick<Model, 'shortDescription' | 'description'>): {
  readonly lead: string | null;
  readonly about: string | null;
} {
  const [short, long] = [knownText(shortDescription), knownText(description)];
  if (short !== null || long === null) return { lead: short, about: long };
  const [, first = long, rest = null] = /^(.+?[.!?])\s+(\S.*)$/s.exec(long) ?? [];
  return { lead: first, about: rest };
}
