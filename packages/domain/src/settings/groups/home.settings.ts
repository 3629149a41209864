import { z } from 'zod';
import { setting, settingsGroup } from '../define-setting.ts';
import { path } from './values/links.ts';
import { cents, choices, wholeNumber, wording } from './values/setting-kinds.ts';
import { line } from './values/texts.ts';

/** A path of our own pictures, or a picture elsewhere over https. */
const pictureAddress = z
  .string()
  .max(500)
  .regex(/^(?:https:\/\/|\/media\/)[^\s"'<>\\]+$/, 'Write the address of a picture.');

export const home = settingsGroup('Home page', {
  blocks: choices({
    options: [
      'search',
      'bodies',
      'range',
      'promotions',
      'serviceTimes',
      'feature',
      'newestStock',
      'reducedStock',
      'shopBy',
      'offers',
      'locations',
      'people',
      'reviews',
      'questions',
      'articles',
    ],
    min: 1,
    default: [
      'search',
      'range',
      'feature',
      'newestStock',
      'promotions',
      'offers',
      'serviceTimes',
      'articles',
      'people',
      'locations',
      'reviews',
    ],
    label: 'Sections of the home page',
    help: 'What the home page shows, from top to bottom; a section that has nothing to show is left out.',
    editableBy: 'dealer',
    from: ['HOME-3'],
  }),
  heroPicture: setting({
    schema: z
      .strictObject({
        url: pictureAddress,
        alt: line(200),
        tone: z.enum(['light', 'dark']),
      })
      .nullable(),
    default: null,
    label: 'Picture of the first screen',
    help: 'A wide one, calm on the left, where words stand on it; the tone says whether they are dark or light. Without one a car of the stock lends its picture.',
    editor: 'table',
    editableBy: 'dealer',
    from: ['Vehicle search hero:', 'HOME-1'],
  }),
  locationPicture: setting({
    schema: z.strictObject({ url: pictureAddress, alt: line(200) }).nullable(),
    default: null,
    label: 'Picture of the location',
    help: 'Stands beside address and hours where the site has one location; without one there are only words.',
    editor: 'table',
    editableBy: 'dealer',
    from: ['Location card: image (falls back to a map image)', 'LOC-1'],
  }),
  heroHeading: wording({
    max: 80,
    placeholders: ['count'],
    default: 'Search our new & used vehicles',
    label: 'Heading of the search',
    help: "The large words on the first screen of the home page; one dealer says 'Search our stock'. {count} becomes the number of cars.",
    from: ["'Search Our New & Used Vehicles' ('Search Our Stock' on one configuration)", 'HOME-1'],
  }),
  heroText: wording({
    max: 200,
    placeholders: ['count'],
    default: 'Tell us your budget and what you have in mind.',
    label: 'Words under the heading',
    help: 'One sentence between the heading and the search; {count} becomes the number of cars.',
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
    from: ['step 500, default 5000 to 250000', 'with a price-range slider', 'HOME-1'],
  }),
  explorerHeading: wording({
    default: 'Explore our range',
    label: 'Heading of the range',
    help: 'Stands over the models of the range on the home page.',
    from: ["Model range explorer: 'Explore Our Range'", 'HOME-2'],
  }),
  serviceTimesHeading: wording({
    default: 'Next free service times',
    label: 'Heading of the service times',
    help: 'Stands over the service times of another system on the home page, where the site has an address for them.',
    from: ['Service-time booking frame block', 'HOME-3'],
  }),
  promotionsSlider: setting({
    schema: z.strictObject({ heightPx: z.int().min(200).max(1200), widthPx: z.int().min(600).max(3840) }),
    default: { heightPx: 540, widthPx: 1920 },
    label: 'Size of the promotions slider',
    help: 'Pictures of promotions are cut to this height and width on large screens.',
    editor: 'table',
    editableBy: 'group',
    from: [
      'Promotions slider (default 540px by 1920px)',
      'Default promotions slider 540px by 1920px',
      'HOME-3',
    ],
  }),
  allStockText: wording({
    max: 40,
    placeholders: ['count'],
    default: 'See all {count} cars',
    label: 'To the whole stock',
    help: 'The words of links from the home page to the search; {count} becomes the number of cars.',
    from: ['HOME-1'],
  }),
  heroCars: wholeNumber({
    min: 0,
    max: 8,
    default: 5,
    label: 'Vehicles on the first screen',
    help: 'So many of the stock stand under the words of the first screen, each of another body, where the search lies beside them and leaves no room for a picture. With 0 there are none.',
    editableBy: 'dealer',
    from: ['Vehicle search hero:', 'HOME-1'],
  }),
  quickHeading: wording({
    default: 'What are you after?',
    label: 'Heading of the quick choices',
    help: 'Stands over the ready-made searches beside the search on the home page.',
    from: ['facet tiles for make, body and make_model', 'HOME-1'],
  }),
  bodiesHeading: wording({
    default: 'Shop by type',
    label: 'Heading of the bodies',
    help: 'Names the row of bodies on the home page to those who hear the page.',
    from: ['facet tiles for make, body and make_model', 'HOME-1'],
  }),
  newestHeading: wording({
    default: 'Just arrived',
    label: 'Heading of the newest cars',
    help: 'Stands over the cars that came last.',
    from: ['HOME-3'],
  }),
  reducedHeading: wording({
    default: 'Dropped in price',
    label: 'Heading of the reduced cars',
    help: 'Stands over cars whose former price is shown beside the present one.',
    from: ['HOME-3'],
  }),
  budgetHeading: wording({
    default: 'By budget',
    label: 'Heading of the budgets',
    help: 'Stands over the ranges of price on the home page.',
    from: ['HOME-3'],
  }),
  makesHeading: wording({
    default: 'By make',
    label: 'Heading of the makes',
    help: 'Stands over the makes on the home page.',
    from: ['HOME-3'],
  }),
  offersHeading: wording({
    default: 'Offers',
    label: 'Heading of the offers',
    help: 'Stands over the running offers on the home page and on the page of all offers.',
    from: ['HOME-3', 'PAGE-3'],
  }),
  peopleHeading: wording({
    default: 'Who you’ll be talking to',
    label: 'Heading of the people',
    help: 'Stands over the people whom the contact page names, where there are some.',
    from: ['HOME-3'],
  }),
  articlesHeading: wording({
    default: 'Worth a read',
    label: 'Heading of the articles',
    help: 'Stands over the newest articles of the blog on the home page.',
    from: ['read reviews and blogs', 'HOME-3'],
  }),
  featurePath: setting({
    schema: path.nullable(),
    default: '/about-us',
    label: 'Page introduced on the home page',
    help: 'The section about a page shows its picture, its first words and its figures, and leads to it.',
    editor: 'path',
    editableBy: 'dealer',
    from: ['HOME-3'],
  }),
  questionsPath: setting({
    schema: path.nullable(),
    default: '/faqs',
    label: 'Page whose questions the home page shows',
    help: 'The section of questions takes the first five of this page.',
    editor: 'path',
    editableBy: 'dealer',
    from: ['Trade-in FAQ accordion with 5 questions', 'HOME-3'],
  }),
});
