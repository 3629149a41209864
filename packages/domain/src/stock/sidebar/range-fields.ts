import { readQueryString } from '../../core/query-string.ts';
import { readTypedAmount } from '../../core/typed-amount.ts';
import { changeRange } from './change-filters.ts';
import { attributeOfKey, isRangeAttribute } from '../attributes/search-attributes.ts';
import type { ChosenRange, NormalSearchState } from '../search/search-state.ts';

type End = keyof ChosenRange;

const fieldName = /^range\[([a-z._]{1,40})\]\[(min|max)\]$/;
const readingLimits = { parameters: 300, characters: 200 } as const;

/** The name of a form's field for one end of a range, which a plain form sends apart (URL-2). */
export function rangeFieldName(key: string, end: End): string {
  return `range[${key}][${end}]`;
}

/** Whether a parameter is such a field. */
export function isRangeField(name: string): boolean {
  return fieldName.test(name);
}

/**
 * The search with the ranges that a plain form sent as two fields each. Addresses write a range as one
 * parameter; this is read only to lead on to such an address. An empty or senseless end is open.
 */
export function withRangeFields(state: NormalSearchState, query: string): NormalSearchState {
  const typed = new Map<string, Partial<Record<End, number | null>>>();
  for (const [name, value] of readQueryString(query, readingLimits)) {
    const [, key, end] = fieldName.exec(name) ?? [];
    if (key === undefined || (end !== 'min' && end !== 'max')) continue;
    typed.set(key, { ...typed.get(key), [end]: readTypedAmount(value) });
  }
  let next = state;
  for (const [key, { min = null, max = null }] of typed) {
    const attribute = attributeOfKey(key);
    if (attribute === undefined || !isRangeAttribute(attribute)) continue;
    const isCrossed = min !== null && max !== null && min > max;
    next = changeRange(next, attribute, isCrossed ? { min: max, max: min } : { min, max });
  }
  return next;
}
