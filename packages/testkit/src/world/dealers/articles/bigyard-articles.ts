import { byline, callToAction, heading, list, steps, text } from '../block.ts';
import type { PageSpec } from '../dealer-spec.ts';
import { sitePicture } from '../site-pictures.ts';
import { comparisonRateGuide, coolingOffGuide, ppsrGuide } from './buyers-guides.ts';

const coverColours = { ground: '#ffd60a', accent: '#c8102e' } as const;

/** What Bigyard writes about. */
export const bigyardArticles: readonly PageSpec[] = [
  {
    path: '/blog/five-cars-under-fifteen',
    title: 'A first car under $15,000: what we’d look at',
    description: 'Small, common and looked after beats large, rare and cheap.',
    article: 'buying-guides',
    picture: sitePicture('hatch-city', 'yellow', 'yard'),
    publishedDaysAgo: 9,
    blocks: [
      byline('Amir Saleh', 'sales manager'),
      text(
        'Every January the yard fills with parents and new P-platers, and every January the same conversation happens beside the same shiny European sedan. It’s under fifteen thousand, it has leather, and it will need a gearbox. Walk past it. Here’s what we’d give our own kids.',
      ),
      heading('The short list'),
      list(
        'Toyota Yaris or Corolla: there are thousands of them, every workshop knows them, and parts are on the shelf the same day. Expect more kilometres for your money, and don’t mind them if the book is full.',
        'Mazda2 or Mazda3: a bit nicer inside, and just as sound. Ask whether the brake fluid was ever changed.',
        'Hyundai i30 or Kia Cerato: they came with long warranties, so many were serviced on time to keep it. Look for the stamps.',
        'Honda Jazz: the back seats fold flat, and a bike goes in standing up.',
        'Suzuki Swift: cheap to run and easy to park. The automatic with the CVT wants its fluid changed, so check that it was.',
      ),
      heading('What to look at before the paint'),
      steps(
        'The tyres. There’s a four-digit number on the side: the week and the year in which it was made. Four matching tyres of a good brand say more about the last owner than a polish does.',
        'The service book. Gaps happen, but three years without an oil change is a reason to keep walking.',
        'A cold start. Ask for the car not to be warmed up before you come. Rattles, smoke and a hunting idle all show in the first minute.',
        'The safety rating and its year. Five stars from 2011 and five stars from 2019 aren’t the same test. You’ll find both at ancap.com.au.',
        'The PPSR. Two dollars on the government’s own site tells you whether money is owed on the car, and whether it was ever written off or stolen.',
      ),
      heading('What it costs to keep'),
      text(
        'The price on the windscreen isn’t the whole of the first year. A driver under 25 pays more for insurance, so get a quote on the exact car, with the plate, before you fall for it. Registration and TAC in Melbourne come to around $900 a year. Put $600 aside for a service and one surprise, and the rest is fuel.',
        'In Victoria a new P-plater may not drive a high-powered car for the first years. None of the cars above is one, but if you’re looking at something turbocharged, check its plate on the VicRoads site.',
      ),
      heading('Bring somebody'),
      text(
        'Bring a parent, a mate or a mechanic. Every car here has its inspection sheet on its page, with what we found and what we did about it, and we’re happy for anyone to check our work. If a dealer isn’t, that’s your answer.',
      ),
      callToAction(
        'All of them, cheapest first',
        'Every car under $15,000 at our yards, drive away.',
        'Show me',
        '/search/used-cars?range[price]=:15000&sortBy=priceAsc',
      ),
    ],
  },
  ppsrGuide({
    category: 'buying-guides',
    picture: { cover: 'register', ...coverColours },
    daysAgo: 16,
    by: ['Zahra Haidari', 'sales consultant, Epping'],
    opening:
      'We run one on every car before it gets a price, and we still tell people to run their own. Here’s what you’re looking at when it arrives.',
    wayOn: [
      'Used cars, cheapest first',
      'Ask to see our certificate for any of them.',
      'See used cars',
      '/search/used-cars?sortBy=priceAsc',
    ],
  }),
  comparisonRateGuide({
    category: 'buying-guides',
    picture: { cover: 'rates', ...coverColours },
    daysAgo: 30,
    by: ['Tui Parata', 'sales consultant, Hoppers Crossing'],
    opening:
      'People come in with a rate on a bit of paper, and it’s nearly always the wrong one of the two. Five minutes here will save you more than an afternoon of haggling.',
    wayOn: [
      'Work out your own',
      'Price, deposit and how often you’d like to pay, with the comparison rate beside it.',
      'Open the calculator',
      '/apply-for-finance',
    ],
  }),
  coolingOffGuide({
    category: 'buying-guides',
    picture: { cover: 'calendar', ...coverColours },
    daysAgo: 44,
    by: ['Kim Nguyen', 'sales consultant, Geelong'],
    opening:
      'It’s the second question after “what’s your best price?”, and the answer depends on the state you’re standing in. Here in Victoria you have three clear business days.',
    wayOn: [
      'Have a look first',
      'Every car at our four yards, with its inspection sheet.',
      'See all cars',
      '/search/used-cars',
    ],
  }),
];
