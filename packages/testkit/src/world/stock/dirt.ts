/** The ways in which rows of real feeds are wrong; each is planted on purpose and known by its name. */
export const dirtKinds = [
  'null_texts',
  'zero_price',
  'one_dollar_price',
  'price_in_cents',
  'swapped_price_and_odometer',
  'placeholder_odometer',
  'one_photo',
  'no_photos',
  'all_capitals',
  'wrong_year',
  'html_in_comments',
  'badge_in_model',
  'trailing_spaces',
  'unicode_junk',
  'duplicate_stock_number',
  'short_vin',
  'dates_out_of_order',
  'test_row',
] as const;

export type DirtKind = (typeof dirtKinds)[number];
