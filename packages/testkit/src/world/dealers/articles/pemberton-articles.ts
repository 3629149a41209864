import { byline, callToAction, heading, list, steps, text } from '../block.ts';
import type { PageSpec } from '../dealer-spec.ts';
import { sitePicture } from '../site-pictures.ts';
import { coolingOffGuide, ppsrGuide } from './buyers-guides.ts';

const coverColours = { ground: '#0e2a4a', accent: '#1257d6' } as const;

/** What Pemberton writes about. */
export const pembertonArticles: readonly PageSpec[] = [
  {
    path: '/blog/buying-interstate',
    title: 'Buying interstate without surprises',
    description: 'Who gets which stamp duty, whose roadworthy counts, and how the car comes home.',
    article: 'buying',
    picture: sitePicture('ute-dual-sport', 'orange', 'showroom'),
    publishedDaysAgo: 15,
    blocks: [
      byline('Grace Okafor', 'interstate sales'),
      text(
        'One car in nine that we sell goes to another state. It’s usually because the right one, in the right colour, happens to stand two thousand kilometres away. That’s fine. It only goes wrong when somebody assumes that the other state works like home.',
      ),
      heading('The price depends on your postcode'),
      text(
        'Stamp duty is paid where the car will be registered, not where it’s sold, and each state works it out its own way. Some have a flat rate, some have steps by value, Queensland goes by cylinders, and electric cars are treated differently again. Registration and the compulsory injury insurance differ too. The same ute can be more than a thousand dollars dearer to put on the road in one state than in the next, and none of that goes to the dealer.',
        'So ask for the drive away price at your postcode, in writing. A dealer who can only give you their own state’s price hasn’t done this before.',
      ),
      heading('Whose roadworthy counts'),
      text(
        'Your state’s. A safety certificate from Queensland doesn’t register a car in Victoria, which wants a roadworthy certificate of its own, and a car that comes to New South Wales needs what’s called a blue slip. In Western Australia a car from elsewhere goes over the pits. A new car with its first registration is simpler, as the dealer does it all. For a used one, agree who pays if the second inspection asks for tyres.',
      ),
      heading('Before you send a deposit'),
      list(
        'Run the PPSR check on the VIN yourself. It covers the whole country and costs two dollars.',
        'Ask for a video of a cold start and a walk around, made today, with the number plate in it.',
        'Ask for the service history as photographs of pages, not as a sentence.',
        'If it’s used, have somebody of your choice look at it. Every state’s motoring club can name an inspector.',
        'Get the deposit’s terms in writing: how much, refundable until when, and who holds it.',
      ),
      heading('Getting it home'),
      steps(
        'By truck: allow one to three weeks and somewhere between $800 and $2,000, more across the Nullarbor. Ask whether the carrier’s insurance covers the car’s full value. Take nothing in the boot.',
        'By road: if it’s still registered, you can drive it. If it isn’t, you need an unregistered vehicle permit for each state you pass through, and insurance from the first kilometre.',
        'On the day, photograph all four sides and the odometer before you sign for it.',
      ),
      heading('If something’s wrong later'),
      text(
        'The consumer guarantees are national, so they come along. A statutory used-car warranty is a state matter and follows the state of sale, so ask which one applies and which workshop near you can do the work. Ours can: forty dealerships in five states look after each other’s cars.',
      ),
      callToAction(
        'Found one a long way off?',
        'We move cars between our own yards every week, and we’ll tell you what it costs first.',
        'How we move a car',
        '/move-a-car',
      ),
    ],
  },
  ppsrGuide({
    category: 'buying',
    picture: { cover: 'register', ...coverColours },
    daysAgo: 14,
    by: ['Grace Okafor', 'interstate sales'],
    opening:
      'When the car is in Perth and you’re in Melbourne, you can’t kick the tyres. You can do this, from the couch, in two minutes.',
    wayOn: [
      'Used cars across five states',
      'Each with the dealership that has it.',
      'See used cars',
      '/search/used-cars',
    ],
  }),
  coolingOffGuide({
    category: 'buying',
    picture: { cover: 'calendar', ...coverColours },
    daysAgo: 38,
    by: ['Grace Okafor', 'interstate sales'],
    opening:
      'We sell in five states, so we work with five rules. Buyers across a border are caught out by this more than by anything else.',
    wayOn: [
      'Find one near you',
      'All our dealerships and the cars in them.',
      'See all cars',
      '/search/new-used-and-demo-cars',
    ],
  }),
];
