/** Refuses a list that is longer than its port allows: the caller splits it, nothing is dropped in silence. */
export function atMost(limit: number, list: readonly unknown[]): void {
  if (list.length > limit) throw new RangeError(`a list of ${list.length}, where ${limit} is the most`);
}
