/**
 * The Damerau-Levenshtein distance of two words (optimal string alignment): letters added, left out, mistaken
 * or swapped with their neighbour; anything beyond `most` is `most + 1`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= other.length; column += 1) {
      next.push(cell({ one, other, line, column, before, row, next }));
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row.at(-1) as number;
}

interface Cell {
  readonly one: string;
  readonly other: string;
  readonly line: number;
  readonly column: number;
  readonly before: readonly number[];
  readonly row: readonly number[];
  readonly next: readonly number[];
}

function cell({ one, other, line, column, before, row, next }: Cell): number {
  const isSame = one[line - 1] === other[column - 1];
  const isSwapped =
    line > 1 && column > 1 && one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1];
  return Math.min(
    at(row, column) + 1,
    at(next, column - 1) + 1,
    at(row, column - 1) + (isSame ? 0 : 1),
    isSwapped ? at(before, column - 2) + 1 : Infinity,
  );
}

function at(row: readonly number[], column: number): number {
  return row[column] as number;
}
