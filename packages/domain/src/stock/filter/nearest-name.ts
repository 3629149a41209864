/** The name that somebody most likely meant, or null where none is near; of several as near the first. */
export function nearestName(written: string, names: readonly string[]): string | null {
  // Nobody misspells a name into a text several times as long, and comparing one would take long.
  if (written.length > 40) return null;
  const [nearest] = names
    .map((name) => ({ name, distance: distance(written.toLowerCase(), name) }))
    .filter(({ name, distance: slips }) => slips <= Math.max(1, Math.floor(name.length / 3)))
    .sort((one, other) => one.distance - other.distance);
  return nearest?.name ?? null;
}

/** How many letters must be put in, left out, replaced or swapped with their neighbour. */
function distance(from: string, to: string): number {
  let older: number[] = [];
  let old = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(old, column) + 1,
        at(current, column - 1) + 1,
        at(old, column - 1) + (isSame ? 0 : 1),
        at(isSwapped ? older : [], column - 2) + 1,
      );
    }
    [older, old] = [old, current];
  }
  return at(old, to.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? Infinity;
