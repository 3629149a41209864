import { byline, callToAction, heading, list, steps, text } from '../block.ts';
import type { PageSpec } from '../dealer-spec.ts';
import { sitePicture } from '../site-pictures.ts';
import { comparisonRateGuide, coolingOffGuide, towingWeightsGuide } from './buyers-guides.ts';

const coverColours = { ground: '#d3121f', accent: '#d3121f' } as const;

/** What Moreton Toyota writes about. */
export const moretonArticles: readonly PageSpec[] = [
  {
    path: '/blog/towing-with-a-hybrid',
    title: 'Can you tow with a hybrid?',
    description: 'Yes, within its limits. What 1,500 kilograms is good for, and what it isn’t.',
    article: 'vehicle-reviews',
    picture: sitePicture('suv-mid', 'white', 'apron'),
    publishedDaysAgo: 12,
    blocks: [
      byline('Tegan Hughes', 'sales manager, Aspley'),
      text(
        'It’s the question we’re asked most by people who have owned a diesel all their lives: can a hybrid tow? The honest answer is yes, some of them, up to a point, and the point is written in the handbook. Let’s go through it.',
      ),
      heading('What the numbers say'),
      text(
        'A RAV4 Hybrid with all-wheel drive is rated to 1,500 kilograms with a braked trailer. The two-wheel-drive version of the same generation is rated to 480, because there’s no motor on the back axle to help it and less cooling to spare. They look the same in a car park, so check before you buy the tow bar and not after.',
        'For comparison, a HiLux or a Prado diesel is rated to 3,500 kilograms braked in most of its grades. That’s a different job.',
      ),
      heading('What 1,500 kilograms is good for'),
      list(
        'A six-by-four box trailer with a load of mulch, which is well under a tonne.',
        'A tinny or a small fibreglass boat on a single-axle trailer.',
        'A pair of jet skis, or three dirt bikes.',
        'A light camper trailer, packed with some restraint.',
      ),
      text(
        'A full-size caravan isn’t on that list. Most of them are over two tonnes once the water is in, and it’s the loaded weight that counts.',
      ),
      heading('How it feels'),
      text(
        'We hitched a camper of 1,120 kilograms to ours and drove to Noosa and back on a warm Saturday. The electric motors are strongest just when you need them, getting a load off the line, so it never felt short of pull around town. On the long hills past Caboolture the engine sat at higher revs than you’d be used to. That’s the transmission doing what it should, but the first time it’s a surprise.',
        'It used about a third more fuel than it does without a trailer. Nearly everything does.',
      ),
      heading('Three things to check first'),
      steps(
        'The plate on the tow bar. It has a limit of its own, and the lowest number wins.',
        'The ball weight. About a tenth of the trailer should press on the ball: too little and the trailer sways, too much and the headlights point at the treetops.',
        'What’s already in the car. Four adults and a full boot may leave nothing for the ball, because that weight counts as load.',
      ),
      text(
        'A trailer over 750 kilograms loaded needs brakes of its own, and a brake controller in the car if these are electric. We fit both, with the wiring, while you wait at Aspley or North Lakes.',
        'If your sums come out over the limit, or there’s sand at the end of the road, talk to us about a Prado or a HiLux before you talk about trailers. It’s a cheaper conversation in that order.',
      ),
      callToAction(
        'See what’s here that tows',
        'Every HiLux in stock, with its own towing figure.',
        'See our HiLux range',
        '/search/new-used-and-demo-cars?refinementList[make_model][0]=Toyota+HiLux',
      ),
    ],
  },
  towingWeightsGuide({
    category: 'buying',
    picture: { cover: 'weights', ...coverColours },
    daysAgo: 5,
    by: ['Sione Fifita', 'sales manager, North Lakes'],
    opening:
      'We fit a tow bar nearly every day, and before we do we ask three questions about weight. Here they are with the answers, so you can ask them wherever you buy.',
    wayOn: [
      'Made for it',
      'Prados at our four yards, new, demo and used.',
      'See our Prados',
      '/search/cars?refinementList[make_model][0]=Toyota+LandCruiser+Prado',
    ],
  }),
  comparisonRateGuide({
    category: 'buying',
    picture: { cover: 'rates', ...coverColours },
    daysAgo: 23,
    by: ['Tegan Hughes', 'sales manager, Aspley'],
    opening:
      'There are two rates on every finance offer in the building. Ask ten people which one to compare and six will point at the wrong one.',
    wayOn: [
      'Work out your own',
      'Move the price and the deposit, and see both rates change or stay.',
      'Open the calculator',
      '/finance-enquiry',
    ],
  }),
  coolingOffGuide({
    category: 'buying',
    picture: { cover: 'calendar', ...coverColours },
    daysAgo: 41,
    by: ['Tegan Hughes', 'sales manager, Aspley'],
    opening:
      'In Queensland you have until five o’clock on our next business day to change your mind about a used car, and none at all for a new one. That’s worth knowing before you pick up the pen.',
    wayOn: [
      'No rush',
      'Used cars at our four yards, each with its own page.',
      'See used cars',
      '/search/used-cars',
    ],
  }),
];
