import { negate, type Ordering, type Tree } from './expression.ts';
import { cited } from './filter-problem.ts';
import type { TokenCursor } from './token-cursor.ts';
import type { Token } from './tokens.ts';
import type { WrittenCondition } from './written-filter.ts';

const orderings: readonly Ordering[] = ['<=', '<', '>=', '>'];
const operators = '=, !=, <, <=, >, >=, in, not in or is';

/** Reads one condition: an attribute, how it is compared, and with what. */
export function parseCondition(cursor: TokenCursor): Tree<WrittenCondition> {
  const attribute = cursor.takeWord(['word']) ?? cursor.refuse('the name of an attribute, not or (');
  const name = cited(attribute.text);
  const written = (operator: WrittenCondition['operator'], values: readonly Token[]) =>
    ({ kind: 'written', attribute, operator, values }) as const;

  if (cursor.takeIf('=') ?? cursor.takeIf(':')) return written('oneOf', [value(cursor)]);
  if (cursor.takeIf('!=')) return negate(written('oneOf', [value(cursor)]));
  const ordering = orderings.find((operator) => cursor.takeIf(operator));
  if (ordering) return written(ordering, [value(cursor)]);
  if (cursor.takeIf('in')) return written('oneOf', list(cursor));
  if (cursor.takeIf('not')) {
    if (!cursor.takeIf('in')) cursor.refuse(`in after ${name} not`);
    return negate(written('oneOf', list(cursor)));
  }
  if (cursor.takeIf('is')) {
    if (cursor.takeIf('present')) return written('present', []);
    if (cursor.takeIf('missing')) return negate(written('present', []));
    return cursor.refuse(`missing or present after ${name} is`);
  }
  // The old notation has no list of values, so that a value after a comma is read as the next attribute.
  const hint = cursor.next.kind === 'word' ? '' : 'A list of values is written so: car_type in (used, demo).';
  return cursor.refuse(`${operators} after ${name}`, hint);
}

function list(cursor: TokenCursor): readonly Token[] {
  if (!cursor.takeIf('(')) cursor.refuse('( and a list of values');
  const values = [value(cursor)];
  while (cursor.takeIf(',')) values.push(value(cursor));
  if (!cursor.takeIf(')')) cursor.refuse('a comma or )');
  return values;
}

function value(cursor: TokenCursor): Token {
  const { kind, text } = cursor.next;
  const hint = kind === 'word' ? `To mean the word itself, put it in quotes: "${text}".` : '';
  return cursor.takeWord(['word', 'quoted']) ?? cursor.refuse('a value', hint);
}
