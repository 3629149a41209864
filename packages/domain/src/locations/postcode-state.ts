/** Which postcodes a state has; those of the ACT lie within those of NSW. */
const ranges: readonly (readonly [first: number, last: number, state: string, name: string])[] = [
  [200, 299, 'ACT', 'the ACT'],
  [800, 999, 'NT', 'the Northern Territory'],
  [2600, 2618, 'ACT', 'the ACT'],
  [2900, 2920, 'ACT', 'the ACT'],
  [1000, 2999, 'NSW', 'New South Wales'],
  [3000, 3999, 'VIC', 'Victoria'],
  [4000, 4999, 'QLD', 'Queensland'],
  [5000, 5999, 'SA', 'South Australia'],
  [6000, 6999, 'WA', 'Western Australia'],
  [7000, 7999, 'TAS', 'Tasmania'],
];

/** The state of a postcode, in short and as it is said; null where there is no such postcode. */
export function postcodeState(postcode: string): { readonly code: string; readonly name: string } | null {
  const number = Number(postcode);
  const [, , code, name] = ranges.find(([first, last]) => number >= first && number <= last) ?? [];
  return code === undefined || name === undefined ? null : { code, name };
}
