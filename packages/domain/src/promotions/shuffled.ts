/** The same things in an order that the seed alone decides, each order as likely as any other. */
export function shuffled<Thing>(things: readonly Thing[], seed: string): readonly Thing[] {
  const random = randomFrom(seed);
  return things
    .map((thing) => ({ thing, lot: random() }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ thing }) => thing);
}

/** FNV-1a over the seed starts a xorshift: plain arithmetic, the same on every machine. */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  // Zero is the one state that a xorshift never leaves.
  state ||= 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}
