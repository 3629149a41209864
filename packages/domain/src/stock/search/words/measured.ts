import type { RangeAttribute } from '../../attributes/search-attributes.ts';

/** What utes, bikes and vans are measured by, beside their price, kilometres and year. */
export const measures = [
  'towing',
  'tare',
  'atm',
  'length',
  'engineSize',
  'seatHeight',
] as const satisfies readonly RangeAttribute[];

export type Measured = (typeof measures)[number] | 'sleeps';
