/** @planned TEN-6.3 */
import type { Condition, FilterTerm, StockFilter } from './expression.ts';
import type { FilterValue } from './filter-attributes.ts';
import { bareWord, keywords } from './tokens.ts';

/**
 * A filter as text, always the same for the same filter, which reads to the same filter again. And inside or
 * has brackets that it does not need: few people know which of the two binds first.
 */
export function printFilter(filter: StockFilter): string {
  if (filter.kind === 'every') return '';
  if (filter.kind === 'all') return filter.of.map(inBrackets).join(' and ');
  if (filter.kind === 'any') return filter.of.map(inBrackets).join(' or ');
  if (filter.kind === 'not') return opposite(filter.of);
  return condition(filter, signs);
}

const signs = { equals: '=', in: 'in', present: 'is present' };
const oppositeSigns = { equals: '!=', in: 'not in', present: 'is missing' };

function inBrackets(term: FilterTerm): string {
  return term.kind === 'all' || term.kind === 'any' ? `(${printFilter(term)})` : printFilter(term);
}

function opposite(term: FilterTerm): string {
  return term.kind === 'oneOf' || term.kind === 'present'
    ? condition(term, oppositeSigns)
    : `not ${inBrackets(term)}`;
}

function condition(term: Condition, { equals, in: isIn, present }: typeof signs): string {
  const { attribute } = term;
  if (term.kind === 'present') return `${attribute} ${present}`;
  if (term.kind === 'compare') return `${attribute} ${term.operator} ${term.value}`;
  const [first, ...others] = term.values.map(printValue);
  return others.length === 0
    ? `${attribute} ${equals} ${first}`
    : `${attribute} ${isIn} (${[first, ...others].join(', ')})`;
}

function printValue(value: FilterValue): string {
  const text = String(value);
  if (bareWord.test(text) && !keywords.has(text.toLowerCase())) return text;
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
