import { callToAction, facts, faq, picture, text } from '../block.ts';
import { meridianArticles } from '../articles/meridian-articles.ts';
import type { PageSpec } from '../dealer-spec.ts';
import { sitePicture } from '../site-pictures.ts';
import { consumerGuarantees, privacyPolicy, termsAndConditions, type Publisher } from './law-pages.ts';

const publisher: Publisher = {
  name: 'Meridian Electric',
  address: '402 Chapel Street, South Yarra VIC 3141',
  email: 'privacy@meridian-electric.example',
  abn: '72 633 190 425',
};

export const meridianPages: readonly PageSpec[] = [
  {
    path: '/about-us',
    title: 'The house',
    picture: sitePicture('sedan-ev', 'black', 'gallery'),
    blocks: [
      text(
        'Meridian occupies a former tram workshop off Chapel Street. The rails are still in the floor. Each car is kept under cover, at eighteen degrees, on a charger of its own, and is shown by appointment to one person at a time.',
        'We deal in high-end electric cars and a few petrol ones that won’t be made again. Nothing arrives without its full history and the battery’s measured capacity.',
      ),
      facts({ Founded: '2018', 'Cars at a time': 'Never more than forty', Chargers: '12, two of them fast' }),
    ],
  },
  {
    path: '/battery-health',
    title: 'What we measure',
    description: 'Capacity, cell balance and charge history, in writing.',
    picture: sitePicture('hatch-ev', 'white', 'gallery'),
    blocks: [
      text(
        'A used electric car is its battery. Before we list one we charge it from five to one hundred per cent on a metered supply, read the imbalance between cells at both ends and compare what went in with what the car says it can hold. You receive the figures, signed, before you pay a deposit.',
      ),
      facts({
        'Typical after three years': '91 to 95 per cent',
        'Lowest we’ll sell': '85 per cent',
        Report: 'Eight pages',
      }),
      picture(sitePicture('sedan-ev', 'silver', 'gallery'), 'A silver electric sedan'),
    ],
  },
  {
    path: '/concierge',
    title: 'Delivery and concierge',
    blocks: [
      text(
        'We deliver in a closed transporter anywhere on the mainland, set up the charger in your garage through an electrician we know, and collect the car for each of its services. In the city we leave you something quiet in its place.',
      ),
      callToAction(
        'Arrange a drive',
        'Evenings and Sundays are possible.',
        'Choose a time',
        '/book-test-drive',
      ),
    ],
  },
  {
    path: '/warranty',
    title: 'Warranty',
    blocks: [
      text(
        'The maker’s warranty on battery and drive usually outlasts ours: eight years or 160,000 km on most of what we sell. Where it has ended, Meridian gives twelve months on the high-voltage system.',
      ),
      consumerGuarantees(),
    ],
  },
  {
    path: '/faqs',
    title: 'Questions',
    blocks: [
      faq({
        'Can I just come in?': 'Tuesday to Friday, yes. On other days, by appointment.',
        'Do you buy cars?': 'Electric and collectable ones, outright or on commission.',
        'What does a charger at home cost?':
          'Between $1,400 and $2,600 with the electrician, in most houses in an afternoon.',
      }),
    ],
  },
  ...meridianArticles,
  privacyPolicy(publisher),
  termsAndConditions(
    publisher,
    'Prices are drive away for a private buyer in Victoria. Luxury car tax, where it applies, is included.',
  ),
];
