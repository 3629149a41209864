import { knownText } from '../../core/known-text.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { filterAttributeOf, type FilterAttribute, type FilterValue } from './filter-attributes.ts';
import { filterLimits } from './filter-limits.ts';
import { cited } from './filter-problem.ts';
import { nearestName } from './nearest-name.ts';
import { textKey } from './text-key.ts';

/** Reads a value as the attribute has them that it is compared with, or says what that attribute has. */
export function checkValue(attribute: FilterAttribute, written: string): Result<FilterValue> {
  const { kind, options } = filterAttributeOf(attribute);
  const value = knownText(written);
  // The condition could never hold: a car of which a feed says so has no value.
  if (value === null) {
    return fail(`No car has this as a value. Write: ${attribute} is missing, or: ${attribute} is present.`);
  }
  if (kind === 'flag') return checkFlag(attribute, value);
  if (kind === 'number') return checkNumber(`${attribute} is a whole number`, value);
  if (kind === 'money') return checkNumber(`${attribute} is in whole dollars`, value);
  return options === undefined ? ok(value) : checkOption(attribute, value, options);
}

function checkFlag(attribute: FilterAttribute, value: string): Result<FilterValue> {
  const key = textKey(value);
  return key === 'true' || key === 'false'
    ? ok(key === 'true')
    : fail(`${attribute} is true or false, not ${cited(value)}.`);
}

function checkNumber(rule: string, value: string): Result<FilterValue> {
  const number = /^[0-9]{1,9}$/.test(value) ? Number(value) : Infinity;
  return number <= filterLimits.number
    ? ok(number)
    : fail(`${rule} from 0 to ${filterLimits.number}, in digits alone, not ${cited(value)}.`);
}

function checkOption(
  attribute: FilterAttribute,
  value: string,
  options: readonly string[],
): Result<FilterValue> {
  const key = textKey(value);
  if (options.includes(key)) return ok(key);
  const nearest = nearestName(key, options);
  return fail(
    `${attribute} is one of ${options.join(', ')}, not ${cited(value)}.${nearest ? ` Did you mean ${nearest}?` : ''}`,
  );
}
