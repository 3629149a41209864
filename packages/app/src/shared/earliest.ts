/** The first of some moments at which a rule changes what is shown; null where none ever does. */
export function earliest(moments: readonly (Date | null)[]): Date | null {
  const known = moments.filter((moment) => moment !== null);
  return known.length === 0 ? null : new Date(Math.min(...known.map((moment) => moment.getTime())));
}
