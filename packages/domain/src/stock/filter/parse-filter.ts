import { allOf, anyOf, negate, type Tree } from './expression.ts';
import { filterLimits } from './filter-limits.ts';
import type { Reading } from './filter-problem.ts';
import { parseCondition } from './parse-condition.ts';
import { readingOf, TokenCursor } from './token-cursor.ts';
import { tokens } from './tokens.ts';
import type { WrittenCondition, WrittenFilter } from './written-filter.ts';

/**
 * Reads the words of a filter:
 *
 *     filter    = [ either { "," either } ]
 *     either    = both { "or" both }
 *     both      = term { "and" term }
 *     term      = "not" term | "(" either ")" | condition
 *     condition = name ( "=" | ":" | "!=" | "<" | "<=" | ">" | ">=" ) value
 *               | name [ "not" ] "in" "(" value { "," value } ")"
 *               | name "is" ( "missing" | "present" )
 *
 * The old notation is part of it: a colon for an equals sign, commas in a list that must hold as a whole,
 * words in capitals. A comma joins only outside brackets: engines disagree whether inside it means and or or.
 */
export function parseFilter(text: string): Reading<WrittenFilter> {
  const split = tokens(text);
  if (!split.ok) return split;
  return readingOf(() => filter(new TokenCursor(text, split.value)));
}

function filter(cursor: TokenCursor): WrittenFilter {
  const first = cursor.next;
  if (first.kind === 'end') return null;
  const entries = [either(cursor, 0)];
  while (cursor.takeIf(',')) entries.push(either(cursor, 0));
  if (cursor.next.kind !== 'end') refuseMore(cursor, 'and, or or the end');
  const read = allOf(entries);
  const { conditions, depth } = measure(read);
  // The print of a tree has brackets that its writer did not need: it must not be too deep to read again.
  if (depth > filterLimits.depth) cursor.refuseAt(first, tooDeep);
  if (conditions > filterLimits.terms) {
    cursor.refuseAt(first, `A filter has at most ${filterLimits.terms} values, this has ${conditions}.`);
  }
  return read;
}

function either(cursor: TokenCursor, depth: number): Tree<WrittenCondition> {
  const terms = [both(cursor, depth)];
  while (cursor.takeIf('or')) terms.push(both(cursor, depth));
  return anyOf(terms);
}

function both(cursor: TokenCursor, depth: number): Tree<WrittenCondition> {
  const terms = [term(cursor, depth)];
  while (cursor.takeIf('and')) terms.push(term(cursor, depth));
  return allOf(terms);
}

function term(cursor: TokenCursor, depth: number): Tree<WrittenCondition> {
  if (depth > filterLimits.depth) cursor.refuseAt(cursor.next, tooDeep);
  if (cursor.takeIf('not')) return negate(term(cursor, depth + 1));
  if (!cursor.takeIf('(')) return parseCondition(cursor);
  const inside = either(cursor, depth + 1);
  if (!cursor.takeIf(')')) refuseMore(cursor, 'and, or or )');
  return inside;
}

const tooDeep = `This is nested more than ${filterLimits.depth} deep.`;

function refuseMore(cursor: TokenCursor, expected: string): never {
  const isWord = cursor.next.kind === 'word' || cursor.next.kind === 'quoted';
  cursor.refuse(expected, isWord ? 'Words that belong together stand in quotes: "Soul Red".' : '');
}

function measure(tree: Tree<WrittenCondition>): { readonly conditions: number; readonly depth: number } {
  if (tree.kind === 'written') return { conditions: Math.max(1, tree.values.length), depth: 0 };
  const parts = (tree.kind === 'not' ? [tree.of] : tree.of).map(measure);
  return {
    conditions: parts.reduce((sum, part) => sum + part.conditions, 0),
    depth: 1 + Math.max(...parts.map((part) => part.depth)),
  };
}
