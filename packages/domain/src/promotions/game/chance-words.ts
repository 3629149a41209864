/** How likely an outcome is, as people compare it: 1 in 40, or 1 in 1.4 where it is nearly sure. */
export function chanceWords(weight: number, total: number): string {
  const among = total / weight;
  const rounded = among < 10 ? Math.round(among * 10) / 10 : Math.round(among);
  return `1 in ${String(rounded).replace(/\B(?=(?:\d{3})+$)/g, ',')}`;
}
