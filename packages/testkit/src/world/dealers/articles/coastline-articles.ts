import { byline, callToAction, heading, list, steps, text } from '../block.ts';
import type { PageSpec } from '../dealer-spec.ts';
import { sitePicture } from '../site-pictures.ts';
import { coolingOffGuide, ppsrGuide } from './buyers-guides.ts';

const coverColours = { ground: '#0072ce', accent: '#d7263d' } as const;

/** What Coastline Suzuki writes about. */
export const coastlineArticles: readonly PageSpec[] = [
  {
    path: '/blog/jimny-on-the-beach',
    title: 'Your first time on the sand in a Jimny',
    description: 'Tyres down, low range, tide out, and rinse it the same evening.',
    article: 'vehicle-reviews',
    picture: sitePicture('4x4-large', 'sand', 'dunes'),
    publishedDaysAgo: 33,
    blocks: [
      byline('Aaron Tamatea', 'sales consultant'),
      text(
        'A Jimny is about as good on sand as a standard car gets. It weighs little more than 1,100 kilograms, it’s short, and it has a proper low range. What it can’t do is think for you. Here’s what we tell everybody who buys one before they drive straight to the ferry.',
      ),
      heading('Where you can go'),
      text(
        'You can’t drive on the Gold Coast’s own surf beaches. The nearest sand is on Bribie Island, on Moreton, and north of Noosa along Teewah towards Double Island Point. Each of them needs a vehicle access permit from Queensland Parks, which you buy online before you leave and which is checked.',
        'The beach is a road in Queensland. The car has to be registered, everybody has a seatbelt on, the speed signs count and so does the breath test.',
      ),
      heading('Before your wheels touch the sand'),
      steps(
        'Look up the tide. Plan to travel within two hours either side of low, when the sand is hard and there’s room to turn.',
        'Let the tyres down. We start a Jimny at 18 psi. If it labours, go to 16; in soft, churned sand you can go to 14, but then no sudden steering, or the tyre may come off the rim.',
        'Select four-wheel drive while you’re still on the firm part. Low range for the soft track through the dunes, high range once you’re on the hard sand.',
        'Tell someone where you’re going. There isn’t always a signal.',
      ),
      heading('Driving on it'),
      list(
        'Keep a steady pace and look well ahead. Momentum is your friend; speed isn’t.',
        'Turn wide and gently.',
        'Roll to a stop instead of braking, so that you don’t build a little wall in front of each wheel. Stop with the nose downhill.',
        'Watch for washouts where creeks cross the beach. Get out and walk any you’re not sure about.',
        'Give way to planes on the beaches where they land, and to anybody fishing, always.',
      ),
      heading('If you get stuck'),
      text(
        'Stop at once. Spinning the wheels only digs. Let another few psi out of the tyres, clear the sand from in front of all four wheels and from under the belly, and back out along your own tracks. Most of the time that’s all it takes. If it isn’t, use recovery boards, or ask for a snatch from another car at a rated recovery point. Never from a tow ball: they break and they kill people.',
      ),
      heading('Afterwards'),
      text(
        'Pump the tyres back up before you drive on bitumen. A compressor is $120 and takes ten minutes; try it at home first. Then rinse the car the same evening, and most of all underneath: chassis rails, inside the wheels, behind the bash plate. Salt doesn’t wait until Monday.',
      ),
      callToAction(
        'Want one that’s ready for it?',
        'Every Jimny on the yard, and the ones on their way.',
        'See our Jimnys',
        '/search/new-used-and-demo-cars?refinementList[make_model][0]=Suzuki+Jimny',
      ),
    ],
  },
  ppsrGuide({
    category: 'buying',
    picture: { cover: 'register', ...coverColours },
    daysAgo: 15,
    by: ['Aaron Tamatea', 'sales consultant'],
    opening:
      'The Coast has more cars changing hands over a fence than most places. If you buy yours that way, spend two dollars first.',
    wayOn: [
      'Or buy one with the check done',
      'Our used cars, cheapest first.',
      'See used cars',
      '/search/used-cars?sortBy=priceAsc',
    ],
  }),
  coolingOffGuide({
    category: 'buying',
    picture: { cover: 'calendar', ...coverColours },
    daysAgo: 48,
    by: ['Bec Sullivan', 'dealer principal'],
    opening:
      'Nobody here is on commission, so we’ll say it plainly: go home and think about it first. But if you’ve signed already, this is where you stand.',
    wayOn: [
      'Take your time',
      'Everything in stock at Nerang.',
      'See what’s here',
      '/search/new-used-and-demo-cars',
    ],
  }),
];
