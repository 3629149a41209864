import { callToAction, facts, faq, promises, quote, rights, text } from '../block.ts';
import { bigyardArticles } from '../articles/bigyard-articles.ts';
import type { PageSpec } from '../dealer-spec.ts';
import { bigyardHowTo } from './bigyard-how-to.ts';
import { privacyPolicy, termsAndConditions, type Publisher } from './law-pages.ts';

const publisher: Publisher = {
  name: 'Bigyard',
  address: '188 Princes Highway, Dandenong VIC 3175',
  email: 'privacy@bigyard.example',
  abn: '64 619 228 013',
};

export const bigyardPages: readonly PageSpec[] = [
  {
    path: '/about-us',
    title: 'Why there is no haggling here',
    blocks: [
      text(
        'One price on every windscreen. It is the same on the phone, on this site and on the paper you sign. We set it against what similar cars sold for in the last 45 days, we change it in the open, and nobody at the desk has a better one in the drawer.',
        'We began with one yard in Dandenong in 2009. There are four now, all with a roof over the handover bay and a playground nobody has broken yet.',
      ),
      facts({
        Yards: '4',
        Open: 'Seven days',
        Inspection: '208 points',
        'Money back': '{moneyBackHours} hours',
      }),
      quote(
        'Price on the site was the price on the paper. First time that has ever happened to me.',
        'Tariq A., Epping',
      ),
    ],
  },
  {
    path: '/money-back',
    title: 'How the {moneyBackHours} hours work',
    description:
      'Bring it back within {moneyBackDays} days of delivery. These are all the conditions there are.',
    blocks: [
      promises('moneyBack'),
      faq({
        'Can I really bring it back?':
          'Yes, and you don’t have to tell us why. The conditions are above, and there are no others.',
        'What do I get?':
          'The price you paid, to the account it came from. If you traded a car in and we still have it, you can have that back instead of its value.',
        'What if I scratch it?':
          'We’ll take off what the repair costs and show you the quote. Ordinary dust and fingerprints are ours.',
        'Does this replace my other rights?':
          'No. You still have Victoria’s cooling-off period and the consumer guarantees.',
      }),
      rights({ withCoolingOff: true }),
    ],
  },
  {
    path: '/subscribe',
    title: 'Car subscriptions',
    description: 'A car by the week, with registration, servicing and insurance in one payment.',
    blocks: [
      text(
        'You can have some of our cars by the week instead of buying. One payment covers registration, servicing, tyres worn by ordinary driving, roadside assist and comprehensive insurance for drivers over 23. Swap or stop with two weeks’ notice after the first month.',
      ),
      facts({
        'Shortest time': '4 weeks',
        Kilometres: '350 a week, then 12 cents each',
        Excess: '$1,500',
        Bond: 'None',
      }),
      callToAction(
        'See the subscription cars',
        'The weekly price is on each one.',
        'Browse',
        '/search/used-cars',
      ),
    ],
  },
  {
    path: '/how-we-value',
    title: 'How we value your car',
    blocks: [
      text(
        'Tell us the rego, the kilometres and its condition. For cars up to ten years old and 100,000 km, a program works out a number while you wait, and shows you the sum it’s made of. It’s good for seven days.',
        'If yours is older or has done more, one of our buyers will call you the same or next business day. You can ask for a person for any car, at any time.',
        'We’ll inspect it at any of our yards. The offer can change for what the inspection finds, and we’ll show you which line it was.',
      ),
    ],
  },
  {
    path: '/warranty',
    title: 'Warranty',
    blocks: [
      text(
        'Every car we sell comes with our own warranty and protection plan. Cars that qualify have Victoria’s statutory warranty as well: three months or 5,000 km. Ask for the booklet: it’s eleven pages, and we wrote it so you can read it.',
      ),
      promises('usedWarranty', 'roadsideAssist'),
    ],
  },
  {
    path: '/faqs',
    title: 'FAQs',
    blocks: [
      faq({
        'What does drive away include?':
          'Stamp duty, the transfer fee, a roadworthy certificate and whatever registration is left. There is nothing else.',
        'Can I trade in a car with finance owing?':
          'Yes. Bring the payout letter and we’ll settle it with the lender.',
        'Can I buy without coming in?':
          'Yes. Ring or write to a yard, pay by bank transfer, and we’ll bring it anywhere within 60 km of a yard. Your {moneyBackHours} hours start when you get the keys.',
        'Do you sell cars for parts?':
          'No. What fails our inspection goes to auction and never makes it onto this site.',
      }),
    ],
  },
  ...bigyardArticles,
  {
    path: '/autumn-draft',
    title: 'Autumn at the yards',
    publishedDaysAgo: null,
    blocks: [text('Hot chips at Epping, again. Dates to come.')],
  },
  ...bigyardHowTo,
  privacyPolicy(publisher),
  termsAndConditions(
    publisher,
    'All prices are drive away for a private buyer in Victoria and include stamp duty, transfer fee, a roadworthy certificate and remaining registration.',
  ),
];
