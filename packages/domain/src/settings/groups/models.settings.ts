import { z } from 'zod';
import { setting, settingsGroup } from '../define-setting.ts';
import { choices, toggle, wholeNumber, wording } from './values/setting-kinds.ts';
import { line } from './values/texts.ts';

const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Write it as in an address: bt-50.');

const mediaPath = z
  .string()
  .max(300)
  .regex(/^\/media\/[\w./-]+$/, 'Write it as an uploaded picture has it: /media/kia.svg.');

export const models = settingsGroup('Models and makes', {
  manufacturerRenames: setting({
    schema: z.array(z.strictObject({ from: line(60), to: line(60) })).max(100),
    default: [
      { from: 'Suzuki Australia', to: 'Suzuki' },
      { from: 'Mercedes Benz', to: 'Mercedes-Benz' },
      { from: 'Isuzu UTE', to: 'Isuzu' },
      { from: 'Viscount Caravans', to: 'Viscount' },
    ],
    label: 'Other names of makes',
    help: 'A make that a feed or a manufacturer calls by the first name is shown by the second.',
    editor: 'table',
    editableBy: 'operator',
    from: ['Manufacturer renames: Suzuki Australia to Suzuki', 'RULE-16'],
  }),
  modelRenames: setting({
    schema: z.array(z.strictObject({ make: line(60), from: line(60), to: line(60) })).max(200),
    // Each names its make, so that it holds on the site of a group as well.
    default: [
      { make: 'Mazda', from: '2', to: 'Mazda2' },
      { make: 'Mazda', from: '3', to: 'Mazda3' },
      { make: 'Mazda', from: '6', to: 'Mazda6' },
    ],
    label: 'Other names of models',
    help: 'A model of this make that is called by the first name is shown by the second.',
    editor: 'table',
    editableBy: 'operator',
    from: ['one make has a rename map such as 2 to Mazda2', 'Model rename: 2 to Mazda2 and so on', 'RULE-16'],
  }),
  makePictures: setting({
    schema: z.array(z.strictObject({ make: line(60), url: mediaPath })).max(100),
    default: [],
    label: 'Pictures of makes',
    help: 'A make’s logo, where the dealer has the right to show it: an uploaded picture. A make without one is marked by its first letter.',
    editor: 'table',
    editableBy: 'operator',
    from: ['make cards with logos. A make card expands', 'SRCH-6'],
  }),
  prefixesSingleDigits: toggle({
    default: true,
    label: 'Make before a single digit',
    help: 'A model whose name is one digit is shown with its make before it.',
    editableBy: 'operator',
    from: ['A single-digit model name gets the brand prefix', 'RULE-16'],
  }),
  newPrefix: wording({
    max: 24,
    default: 'All new',
    label: 'Word before a new model',
    help: 'Stands before the name of a model that has just come out.',
    from: ["'new' prefixes 'All New'", 'RULE-16'],
  }),
  comingSoonText: wording({
    max: 24,
    default: 'Coming soon',
    label: 'Model not here yet',
    help: 'Stands on the tile of a model that is announced.',
    from: ['status (new or coming_soon;', 'PAGE-6'],
  }),
  bodiesLeftOut: setting({
    schema: z.array(line(40)).max(20),
    default: [],
    label: 'Bodies that are not sold here',
    help: 'Models of these bodies, as the manufacturer names them, are left out of the range, its menu and its pages.',
    editor: 'list',
    editableBy: 'dealer',
    from: ['manufacturer_body (up to 3 body categories)', 'PAGE-6'],
  }),
  slugRewrites: setting({
    schema: z.array(z.strictObject({ make: line(60), from: slug, to: slug })).max(200),
    default: [],
    label: 'Other addresses of models',
    help: 'Links to a model of this make use the second address where the model says the first.',
    editor: 'table',
    editableBy: 'operator',
    from: ['with special slug rewrites for two makes', 'URL-10'],
  }),
  descriptionLength: wholeNumber({
    min: 40,
    max: 1000,
    default: 200,
    label: 'Letters of a model description',
    help: 'Longer descriptions are cut on tiles and cards of models.',
    editableBy: 'dealer',
    from: ['Model description truncated to 200 characters', 'RULE-16'],
  }),
  cardFacts: choices({
    options: ['fromPrice', 'description', 'stockCount', 'accessories'],
    default: ['fromPrice', 'description', 'stockCount', 'accessories'],
    label: 'Facts on a model card',
    help: 'What the card of a model tells besides its name and picture.',
    editableBy: 'dealer',
    from: ['from_price, short_description, image url, bodyStyle, accessories_count', 'PAGE-6'],
  }),
  fromPriceText: wording({
    placeholders: ['amount'],
    default: 'From {amount}',
    label: 'Price of a model',
    help: 'Stands on the card of a model; {amount} becomes its lowest price.',
    from: ['from_price, short_description', 'PAGE-6'],
  }),
});
