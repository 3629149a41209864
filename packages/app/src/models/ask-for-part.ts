import { formatDollars } from '@forecourt/domain/core/money';
import { writeQueryString } from '@forecourt/domain/core/query-string';
import type { ModelAccessory } from '@forecourt/domain/models/model-details';

/** Where an accessory of a model is asked for, or any part of it: the form has both filled in. */
export function askForPart(path: string, vehicle: string, part: string | null): string {
  const asked: readonly (readonly [string, string])[] = [
    ['vehicle', vehicle],
    ...(part === null ? [] : ([['part', part]] as const)),
  ];
  return `${path}?${writeQueryString(asked)}`;
}

/** What an accessory costs, fitted; null where nobody said. */
export function fittedPrice({ fittedPriceCents }: Pick<ModelAccessory, 'fittedPriceCents'>): string | null {
  return fittedPriceCents === null ? null : `${formatDollars(fittedPriceCents)} fitted`;
}

/** Those first that the fewest models have: what goes with every one of them says nothing of any. */
export function ownFirst(
  models: readonly { readonly accessories: readonly ModelAccessory[] }[],
): (accessories: readonly ModelAccessory[]) => readonly ModelAccessory[] {
  const counts = new Map<string, number>();
  for (const { accessories } of models)
    for (const name of new Set(accessories.map((one) => one.name)))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  const countOf = ({ name }: ModelAccessory) => counts.get(name) ?? 0;
  return (accessories) => accessories.toSorted((a, b) => countOf(a) - countOf(b));
}
