/** What a filter may cost whoever reads it: text of any origin stays quick to read and to run. */
export const filterLimits = {
  /** Characters of the text. */
  length: 8_000,
  /** Values and questions after missing ones, all together: a list of stock numbers can be long. */
  terms: 500,
  /** `not` and brackets inside each other. */
  depth: 20,
  /** The highest number that can be compared with: dollars or kilometres. */
  number: 100_000_000,
  /** After this many mistakes the rest is not looked at. */
  problems: 5,
} as const;
