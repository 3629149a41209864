import { isRecord } from '../core/is-record.ts';
import { promisePlaces, type PromisePlace } from '../settings/groups/values/promise-places.ts';
import { newWarrantyWords } from './promise-words.ts';
import type { SiteSettings } from '../settings/registry.ts';

type Promises = SiteSettings['promises'];

const figures: Readonly<Record<PromisePlace, (promises: Promises) => number | string>> = {
  moneyBackHours: ({ moneyBack }) => moneyBack.days * 24,
  moneyBackDays: ({ moneyBack }) => moneyBack.days,
  moneyBackKm: ({ moneyBack }) => moneyBack.mostKm.toLocaleString('en-AU'),
  newWarranty: newWarrantyWords,
  newWarrantyYears: ({ newWarranty }) => newWarranty.years,
  longestWarrantyYears: ({ longestWarrantyYears, newWarranty }) => longestWarrantyYears ?? newWarranty.years,
  usedWarrantyYears: ({ usedWarranty }) => usedWarranty.standardYears,
  mechanicalYears: ({ usedWarranty }) => usedWarranty.mechanicalYears,
  roadsideMonths: ({ roadsideMonths }) => roadsideMonths,
};

/**
 * What staff wrote, with the figures of the dealer's promises in their places (TEN-9): a page that repeats a promise takes it
 * from the setting, so that no page says another one.
 */
export function fillPromises<Value>(value: Value, promises: Promises): Value {
  return filled(value, promises) as Value;
}

/** What has no place in it stays the object that it is: sites share what they did not change. */
function filled(value: unknown, promises: Promises): unknown {
  if (typeof value === 'string') return value.includes('{') ? filledText(value, promises) : value;
  if (Array.isArray(value)) {
    const parts = value.map((part: unknown) => filled(part, promises));
    return parts.every((part, index) => part === value[index]) ? value : Object.freeze(parts);
  }
  if (!isRecord(value)) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, filled(part, promises)] as const);
  return parts.every(([key, part]) => part === value[key]) ? value : Object.freeze(Object.fromEntries(parts));
}

function filledText(value: string, promises: Promises): string {
  return promisePlaces.reduce(
    (text, place) => text.replaceAll(`{${place}}`, () => String(figures[place](promises))),
    value,
  );
}
