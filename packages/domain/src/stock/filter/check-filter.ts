import { fail, ok } from '../../core/result.ts';
import { checkValue } from './check-value.ts';
import {
  everyCar,
  negate,
  type Condition,
  type FilterTerm,
  type StockFilter,
  type Tree,
} from './expression.ts';
import {
  allFilterAttributes,
  filterAttributeOf,
  filterAttributeOfName,
  notInFilters,
  type FilterAttribute,
  type FilterValue,
} from './filter-attributes.ts';
import { filterLimits } from './filter-limits.ts';
import { cited, problemAt, type FilterProblem, type Reading } from './filter-problem.ts';
import { nearestName } from './nearest-name.ts';
import type { Token } from './tokens.ts';
import type { WrittenCondition, WrittenFilter } from './written-filter.ts';

/** Keeps a problem and gives null, which stands for every term that has one in it. */
type Report = (place: Token, reason: string) => null;

/** Compares the names and values of a filter with the table of attributes; `text` is what it was read from. */
export function checkFilter(text: string, written: WrittenFilter): Reading<StockFilter> {
  if (written === null) return ok(everyCar);
  const problems: FilterProblem[] = [];
  const checked = checkTerm(written, (place, reason) => {
    if (problems.length < filterLimits.problems) problems.push(problemAt(text, place, reason));
    return null;
  });
  return checked === null ? fail(problems) : ok(checked);
}

function checkTerm(tree: Tree<WrittenCondition>, report: Report): FilterTerm | null {
  if (tree.kind === 'written') return checkCondition(tree, report);
  if (tree.kind === 'not') {
    const of = checkTerm(tree.of, report);
    return of && negate(of);
  }
  const of = tree.of.map((part) => checkTerm(part, report));
  return of.every((part) => part !== null) ? { kind: tree.kind, of } : null;
}

function checkCondition(written: WrittenCondition, report: Report): Condition | null {
  const { operator } = written;
  const attribute = filterAttributeOfName(written.attribute.text);
  if (attribute === null) return report(written.attribute, unknownName(written.attribute.text));
  if (operator === 'present') return { kind: 'present', attribute };
  const { kind } = filterAttributeOf(attribute);
  if (operator !== 'oneOf' && (kind === 'text' || kind === 'flag')) {
    return report(written.attribute, `${attribute} has no order. Compare it with =, !=, in or not in.`);
  }
  const values = checkValues(attribute, written.values, report);
  if (values === null) return null;
  if (operator === 'oneOf') return { kind: 'oneOf', attribute, values };
  return { kind: 'compare', attribute, operator, value: Number(values[0]) };
}

function checkValues(
  attribute: FilterAttribute,
  written: readonly Token[],
  report: Report,
): readonly FilterValue[] | null {
  const values = written.map((token) => {
    const checked = checkValue(attribute, token.text);
    return checked.ok ? checked.value : report(token, checked.error);
  });
  return values.every((value) => value !== null) ? values : null;
}

function unknownName(name: string): string {
  const instead = notInFilters.get(name);
  if (instead !== undefined) return `${name} is not part of filters. ${instead}`;
  const nearest = nearestName(name, allFilterAttributes);
  const help = nearest ? `Did you mean ${nearest}?` : `There are ${allFilterAttributes.join(', ')}.`;
  return `There is no attribute ${cited(name)}. ${help}`;
}
