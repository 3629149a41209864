import { z } from 'zod';
import { setting, settingsGroup } from '../define-setting.ts';
import { cents, choices, wording } from './values/setting-kinds.ts';

export const home = settingsGroup('Home page', {
  heroHeading: wording({
    max: 80,
    default: 'Search Our New & Used Vehicles',
    label: 'Heading of the search',
    help: "The large words on the first screen of the home page; one dealer says 'Search Our Stock'.",
    from: ["'Search Our New & Used Vehicles' ('Search Our Stock' on one configuration)", 'HOME-1'],
  }),
  heroText: wording({
    max: 200,
    default: 'Tell us your budget and what you have in mind.',
    label: 'Words under the heading',
    help: 'One sentence between the heading and the search.',
    from: ['Vehicle search hero:', 'HOME-1'],
  }),
  heroTiles: choices({
    options: ['make', 'body', 'make_model'],
    default: ['make', 'body', 'make_model'],
    label: 'Choices beside the price',
    help: 'What a visitor can choose on the home page before going to the results.',
    editableBy: 'dealer',
    from: ['facet tiles for make, body and make_model', 'HOME-1'],
  }),
  heroPriceStepCents: cents({
    default: 50_000,
    label: 'Step of the price slider',
    help: 'Each step of the slider on the home page changes the price by this much.',
    editableBy: 'operator',
    visibility: 'public',
    from: ['The hero price slider has step 500', 'HOME-1'],
  }),
  heroPriceRange: setting({
    schema: z
      .strictObject({
        fromCents: z.int().min(0).max(100_000_000),
        toCents: z.int().min(100).max(1_000_000_000),
      })
      .refine(({ fromCents, toCents }) => fromCents < toCents, {
        path: ['toCents'],
        error: 'It must end above its beginning.',
      }),
    default: { fromCents: 500_000, toCents: 25_000_000 },
    label: 'Ends of the price slider',
    help: 'The lowest and the highest price on the slider of the home page.',
    editor: 'table',
    editableBy: 'dealer',
    visibility: 'public',
    from: ['step 500, default 5000 to 250000', 'with a price-range slider', 'HOME-1'],
  }),
  explorerHeading: wording({
    default: 'Explore Our Range',
    label: 'Heading of the range',
    help: 'Stands over the models of the range on the home page.',
    from: ["Model range explorer: 'Explore Our Range'", 'HOME-2'],
  }),
  explorerGroupsBy: choices({
    options: ['body', 'fuel', 'seats'],
    min: 1,
    default: ['body'],
    label: 'Buttons over the range',
    help: 'Visitors narrow the range down with buttons for these.',
    editableBy: 'dealer',
    from: ['with category buttons and a swipe carousel', 'HOME-2'],
  }),
  promotionsSlider: setting({
    schema: z.strictObject({ heightPx: z.int().min(200).max(1200), widthPx: z.int().min(600).max(3840) }),
    default: { heightPx: 540, widthPx: 1920 },
    label: 'Size of the promotions slider',
    help: 'Pictures of promotions are cut to this height and width on large screens.',
    editor: 'table',
    editableBy: 'group',
    visibility: 'server',
    from: [
      'Promotions slider (default 540px by 1920px)',
      'Default promotions slider 540px by 1920px',
      'HOME-3',
    ],
  }),
});
