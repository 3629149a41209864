/** The ways in which rows of real feeds are wrong; each is planted on purpose and known by its name. */
export const dirtKinds = [
  'null_texts',
  'zero_price',
  'one_photo',
  'no_photos',
  'all_capitals',
  'wrong_year',
] as const;

export type DirtKind = (typeof dirtKinds)[number];
