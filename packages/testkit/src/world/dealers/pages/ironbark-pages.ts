import { callToAction, facts, faq, text } from '../block.ts';
import { ironbarkArticles } from '../articles/ironbark-articles.ts';
import type { PageSpec } from '../dealer-spec.ts';
import { sitePicture } from '../site-pictures.ts';
import { consumerGuarantees, privacyPolicy, termsAndConditions, type Publisher } from './law-pages.ts';

const publisher: Publisher = {
  name: 'Ironbark Motorcycles',
  address: '1014 Howitt Street, Wendouree VIC 3355',
  email: 'privacy@ironbark-motorcycles.example',
  abn: '40 128 775 903',
};

export const ironbarkPages: readonly PageSpec[] = [
  {
    path: '/about-us',
    title: 'Who we are',
    picture: sitePicture('bike-cruiser', 'black', 'lane'),
    blocks: [
      text(
        'Ironbark is nine riders, one shop dog and a workshop that smells the way a workshop should. We are in Wendouree, opposite the tyre place, and have been since Gaz sold his Norton to pay the first month’s rent in 2003.',
        'Sit on anything. Nobody here will tell you what you should ride; a few will tell you what they do.',
      ),
      facts({ Since: '2003', Lifts: '5', Dyno: 'Yes', 'Shop dog': 'Tappet' }),
    ],
  },
  {
    path: '/learners',
    title: 'Learners and LAMS',
    description: 'Bikes a learner can ride, and what we’d pick.',
    blocks: [
      text(
        'On your Ls and for the first years after, Victoria lets you ride bikes on the approved list: up to 660 cc and 150 kilowatts a tonne. On ours it stands on the bike: LAMS, or full licence. Pick one you can flat-foot and lift off the ground, and buy gloves before chrome.',
      ),
      callToAction(
        'See learner bikes',
        'Every LAMS-approved bike in the shop.',
        'Show me',
        '/search/bikes?refinementList[lams][0]=yes',
      ),
    ],
  },
  {
    path: '/warranty',
    title: 'Warranty',
    blocks: [
      text(
        'New bikes come with two or three years’ warranty from the maker. Used ones under five years old get three months from us on engine and gearbox. Tyres, chains and heroics are not covered.',
      ),
      consumerGuarantees(),
    ],
  },
  {
    path: '/faqs',
    title: 'Questions we get',
    blocks: [
      faq({
        'Can I test ride?':
          'With a licence for it and a $1,000 hold on a card, any used bike. New ones from the demo row.',
        'Do you buy bikes?': 'Yes. Cash today for anything we’d put our name on.',
        'How long do tyres take?': 'Seventy minutes if you ring first.',
      }),
    ],
  },
  {
    path: '/careers',
    title: 'Jobs',
    blocks: [text('We need a second spanner. Trade papers, own boots, Saturdays one in three.')],
  },
  ...ironbarkArticles,
  privacyPolicy(publisher),
  termsAndConditions(
    publisher,
    'Prices are ride away for a private buyer in Victoria unless the listing says otherwise.',
  ),
];
