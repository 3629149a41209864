/** Where a text repeats a promise of the dealer, one of these stands in {braces}, and pages write its figure there. */
export const promisePlaces = [
  'moneyBackHours',
  'moneyBackDays',
  'moneyBackKm',
  'newWarranty',
  'newWarrantyYears',
  'longestWarrantyYears',
  'usedWarrantyYears',
  'mechanicalYears',
  'roadsideMonths',
] as const;

export type PromisePlace = (typeof promisePlaces)[number];
