/** The first of each, then the second of each, and so on: whoever has many waits for those who have few. */
export function inTurns<Thing>(things: readonly Thing[], whose: (thing: Thing) => string): readonly Thing[] {
  const places = new Map<string, number>();
  const placed = things.map((thing) => {
    const place = places.get(whose(thing)) ?? 0;
    places.set(whose(thing), place + 1);
    return { thing, place };
  });
  return placed.toSorted((a, b) => a.place - b.place).map(({ thing }) => thing);
}
