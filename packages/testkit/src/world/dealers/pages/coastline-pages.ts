import { callToAction, facts, faq, picture, promises, text } from '../block.ts';
import { coastlineArticles } from '../articles/coastline-articles.ts';
import type { PageSpec } from '../dealer-spec.ts';
import { sitePicture } from '../site-pictures.ts';
import { privacyPolicy, termsAndConditions, type Publisher } from './law-pages.ts';

const publisher: Publisher = {
  name: 'Coastline Suzuki',
  address: '71 Lawrence Drive, Nerang QLD 4211',
  email: 'privacy@coastline-suzuki.example',
  abn: '27 140 663 871',
};

export const coastlinePages: readonly PageSpec[] = [
  {
    path: '/about-us',
    title: 'Small cars, and the people who sell them',
    picture: sitePicture('hatch-city', 'yellow', 'harbour'),
    blocks: [
      text(
        'Coastline is seventeen people, one brand and a yard ten minutes from the sand. Bec and Aaron took it over from Bec’s dad in 2011 and kept two things: the surfboard on the wall and the rule that nobody works on commission.',
        'We sell Swifts to nurses, Vitaras to young families and Jimnys to people who have wanted one since they were nine.',
      ),
      facts({
        'In Nerang since': '1994',
        People: '17',
        'Loan cars': '5, all Swifts',
        'To the beach': '10 minutes',
      }),
    ],
  },
  {
    path: '/jimny-list',
    title: 'The Jimny list',
    description: 'How the waiting list works, and what a place on it costs.',
    blocks: [
      text(
        'There are more people than Jimnys. The list is in order of deposit, the deposit is $500 and comes back if you change your mind. We’ll ring the first name when a car is confirmed on a ship, and you’ll have two days to say yes. Nobody jumps it, and yes, people have asked.',
      ),
      picture(sitePicture('suv-small-plain', 'sand', 'harbour'), 'A small four-wheel drive in sand'),
      callToAction('Put your name down', 'Tell us three doors or five.', 'Contact us', '/contact'),
    ],
  },
  {
    path: '/warranty',
    title: 'Warranty',
    blocks: [
      text(
        'Every new Suzuki has a {newWarranty} warranty and a capped price for each of its first services. Salt and sand are hard on a car here: the free underbody rinse with each service is ours, not the maker’s.',
      ),
      promises('newWarranty'),
    ],
  },
  {
    path: '/faqs',
    title: 'Asked at the counter',
    blocks: [
      faq({
        'Do you offer finance?': 'No. We’d rather sell cars. Bring your bank’s approval or pay how you like.',
        'Can I test drive a Jimny?': 'Yes, we keep one that is not for sale. Bring shoes you can drive in.',
        'Do you take trade-ins?': 'Yes, any make. Utes with roof racks especially.',
      }),
    ],
  },
  ...coastlineArticles,
  privacyPolicy(publisher),
  termsAndConditions(
    publisher,
    'Prices are drive away for a private buyer on the Gold Coast; ask us for the figure at your postcode.',
  ),
];
