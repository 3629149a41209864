import { z } from 'zod';
import { setting, settingsGroup } from '../define-setting.ts';
import { choices, lines, toggle, wholeNumber } from './values/setting-kinds.ts';
import { stockFilter } from './values/stock-filter.ts';
import { line } from './values/texts.ts';

const risingEdges = z
  .array(z.int().min(1).max(1_000_000_000))
  .max(29)
  .refine((edges) => String([...new Set(edges)].toSorted((a, b) => a - b)) === String(edges), {
    error: 'Each edge must be above the one before.',
  });

const category = z.strictObject({
  slug: z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Write it as in an address: family-suvs.'),
  name: line(60),
  filter: stockFilter,
});

export const stock = settingsGroup('Stock', {
  templateFilter: setting({
    schema: stockFilter,
    default: '',
    label: 'Which cars the template shows',
    help: 'What a template is made for: only these cars are found, of those shared with the site. A site adds to it with its own filter, and writes here only to do without it.',
    editor: 'expression',
    editableBy: 'group',
    from: ['Default stock filter depends on the site template', 'TEN-6'],
  }),
  filter: setting({
    schema: stockFilter,
    default: '',
    label: 'Which cars the site shows',
    help: 'Of the cars that the template shows only those that fit are found by search and by address, such as: make != Suzuki and price < 60000, in whole dollars.',
    editor: 'expression',
    editableBy: 'group',
    from: ['a few per-site exclusions', 'button sets, promo cards and stock filters', 'TEN-6'],
  }),
  minimumPhotos: wholeNumber({
    min: 0,
    max: 100,
    default: 0,
    label: 'Fewest photographs of a car',
    help: 'A car with fewer photographs is not found on the site; 0 asks for none.',
    editableBy: 'group',
    from: ['numbered photo-count rules', 'TEN-6'],
  }),
  itemTypes: choices({
    options: ['car', 'motorcycle', 'caravan'],
    min: 1,
    default: ['car'],
    label: 'Kinds of vehicle',
    help: 'The site shows only these kinds; with more than one, visitors can filter by kind.',
    editableBy: 'group',
    from: ['some sites also carry motorcycles and caravans', 'item_type (caravan), certified', 'TEN-7'],
  }),
  soldDays: wholeNumber({
    min: 0,
    max: 90,
    default: 3,
    label: 'Days a sold car stays in the search',
    help: 'For this many days after its sale a car is still listed, with the sold tag.',
    editableBy: 'dealer',
    from: [
      'default 3, a dealer may override',
      'Sold cars included 3 days by default',
      'include_sold_cars_days',
    ],
  }),
  showsSharedStock: toggle({
    default: true,
    label: 'Cars shared by other accounts',
    help: 'Cars of dealerships that another account has shared with this site are listed beside its own.',
    editableBy: 'group',
    from: ['others to a multi-brand group', 'TEN-10'],
  }),
  categories: setting({
    schema: z
      .array(category)
      .max(40)
      .refine((all) => new Set(all.map(({ slug }) => slug)).size === all.length, {
        error: 'Each slug only once.',
      }),
    default: [],
    label: 'Stock categories',
    help: 'Named collections, each with its own filter, that visitors can choose in the search and that menus can link to.',
    editor: 'table',
    editableBy: 'dealer',
    from: ['list filters: badge, status, car_type, categories', 'DATA-7'],
  }),
  featureList: lines({
    maxItems: 60,
    default: [
      'Adaptive Cruise Control',
      'Android Auto',
      'Apple CarPlay',
      'Blind Spot Monitor',
      'Bull Bar',
      'Canopy',
      'Climate Control',
      'Cruise Control',
      'Head Up Display',
      'Heated Seats',
      'Keyless Ignition',
      'Leather Seats',
      'Panoramic Sunroof',
      'Power Tailgate',
      'Premium Sound System',
      'Reverse Camera',
      'Roof Racks',
      'Satellite Navigation',
      'Side Steps',
      'Snorkel',
      'Sunroof',
      'Tow Bar',
    ],
    label: 'Features in the filter',
    help: 'Only these features of a car can be chosen in the search; the vehicle page still lists all of them.',
    editableBy: 'dealer',
    from: ['colour, dealership_name, filtered_features', 'DATA-7'],
  }),
  priceRangeEdgesCents: setting({
    schema: risingEdges,
    default: [
      1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000, 4_000_000, 5_000_000, 7_500_000, 10_000_000,
    ],
    label: 'Edges of the price ranges',
    help: 'The price filter offers the ranges between these amounts, and one below and one above.',
    editor: 'list',
    editableBy: 'dealer',
    from: ['subscription_price, price_range, seats', 'DATA-7'],
  }),
  weeklyPriceRangeEdgesCents: setting({
    schema: risingEdges,
    default: [10_000, 15_000, 20_000, 25_000, 30_000, 40_000],
    label: 'Edges of the weekly price ranges',
    help: 'The filter by weekly repayment offers the ranges between these amounts.',
    editor: 'list',
    editableBy: 'dealer',
    from: ['tag, weekly_price_range, year'],
  }),
  rankWeights: setting({
    schema: z.strictObject({
      staffBoost: z.int().min(0).max(100),
      photographs: z.int().min(0).max(100),
      freshness: z.int().min(0).max(100),
      completeness: z.int().min(0).max(100),
    }),
    default: { staffBoost: 40, photographs: 20, freshness: 25, completeness: 15 },
    label: 'What makes a car most relevant',
    help: 'How strongly each of these lifts a car in the order "most relevant"; cars by subscription always come after cars for sale, and sold ones last.',
    editor: 'table',
    editableBy: 'operator',
    from: ['ordered by custom rank descending', 'DATA-7'],
  }),
});
