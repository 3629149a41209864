import { z } from 'zod';
import { setting, settingsGroup } from '../define-setting.ts';
import { timeOfDay } from './values/australia.ts';
import { stockFilter } from './values/stock-filter.ts';
import { choices, prose, wholeNumber, wording } from './values/setting-kinds.ts';

const names = ['moneyBack', 'engineGuarantee', 'roadsideAssist', 'newWarranty', 'usedWarranty'] as const;

export const promiseName = z.enum(names);

const years = z.int().min(1).max(15);
const moneyBackTerms = '48-hour money back: refund within 2 consecutive days of delivery' as const;

/** What a dealer promises, as figures and words: pages and badges take them from here and never differ. */
export const promises = settingsGroup('Promises', {
  shown: choices({
    options: names,
    default: [],
    label: 'Promises of the dealer',
    help: 'Which promises stand on vehicle pages and on their own pages, in this order.',
    editableBy: 'group',
    from: ['Dealer-specific copy includes static promises', 'TEN-9'],
  }),
  moneyBackTitle: wording({
    default: '48-hour money-back guarantee',
    label: 'Name of the money-back promise',
    help: 'Stands on badges and over its terms.',
    from: ['a 48-hour money-back guarantee', 'TEN-9'],
  }),
  moneyBack: setting({
    schema: z.strictObject({
      days: z.int().min(1).max(60),
      returnBy: timeOfDay,
      mostKm: z.int().min(1).max(10_000),
      carsPerCustomer: z.int().min(1).max(20),
      perMonths: z.int().min(1).max(60),
    }),
    default: { days: 2, returnBy: '17:00', mostKm: 300, carsPerCustomer: 2, perMonths: 12 },
    label: 'Terms of the money-back promise',
    help: 'Days from delivery, the hour by which the car is back on the next day, the most kilometres, and how many cars a customer can return in how many months.',
    editor: 'table',
    editableBy: 'group',
    from: [moneyBackTerms, 'TEN-9'],
  }),
  engineGuaranteeText: prose({
    max: 600,
    editableBy: 'group',
    default: 'Lifetime engine guarantee',
    label: 'Engine guarantee',
    help: 'Stands where the engine guarantee is promised, before what the law adds to a guarantee.',
    from: ['a lifetime engine guarantee, 12 months roadside assist', 'TEN-9'],
  }),
  engineGuaranteeCars: setting({
    schema: stockFilter,
    default: '',
    label: 'Cars with the engine guarantee',
    help: 'Only on the pages of cars that fit this filter, such as new ones of one make; empty: on all.',
    editor: 'expression',
    editableBy: 'group',
    from: ['a lifetime engine guarantee, 12 months roadside assist', 'TEN-9'],
  }),
  roadsideMonths: wholeNumber({
    min: 1,
    max: 120,
    default: 12,
    label: 'Months of roadside assist',
    help: 'Named where roadside assist is promised.',
    editableBy: 'group',
    from: ['lifetime engine guarantee, 12 months roadside assist.', 'TEN-9'],
  }),
  newWarranty: setting({
    schema: z.strictObject({ years, km: z.int().min(1000).max(1_000_000).nullable() }),
    default: { years: 5, km: null },
    label: 'Warranty of a new car',
    help: 'Years and kilometres of the warranty; without a number the kilometres are unlimited.',
    editor: 'table',
    editableBy: 'group',
    from: ['Warranty copy: 5 year unlimited km', 'and 5 to 10 year warranties', 'TEN-9'],
  }),
  longestWarrantyYears: setting({
    schema: years.nullable(),
    default: null,
    label: 'Longest warranty',
    help: 'The years to which some of the warranty can grow with servicing on time; without a number nothing is said of it.',
    editor: 'number',
    editableBy: 'group',
    from: ['and 5 to 10 year warranties', 'TEN-9'],
  }),
  usedWarranty: setting({
    schema: z.strictObject({ standardYears: years, mechanicalYears: years }),
    default: { standardYears: 3, mechanicalYears: 3 },
    label: 'Warranty of a used car',
    help: 'Years of the standard warranty and of the mechanical protection plan.',
    editor: 'table',
    editableBy: 'group',
    from: ['3 year standard warranty and 3 year mechanical protection plan (used)', 'TEN-9'],
  }),
  conditionsText: prose({
    max: 2000,
    editableBy: 'group',
    default: 'Conditions apply. Ask us for the full terms.',
    label: 'Conditions of the promises',
    help: 'Stands under every promise.',
    from: ['TEN-9'],
  }),
});
