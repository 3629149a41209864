import { byline, callToAction, cards, heading, list, picture, steps, table, text } from '../block.ts';
import type { PageSpec } from '../dealer-spec.ts';
import { sitePicture } from '../site-pictures.ts';
import { comparisonRateGuide, coolingOffGuide } from './buyers-guides.ts';

const coverColours = { ground: '#15171a', accent: '#9c1127' } as const;

/** What Harbourside Mazda writes about. */
export const harboursideArticles: readonly PageSpec[] = [
  {
    path: '/blog/choosing-between-cx-5-and-cx-60',
    title: 'CX-5 or CX-60: which one fits your street?',
    description: 'Two SUVs a size apart, and five questions that settle it.',
    article: 'vehicle-reviews',
    picture: sitePicture('suv-mid-sport', 'graphite', 'harbour'),
    publishedDaysAgo: 24,
    blocks: [
      byline('Arjun Iyer', 'sales manager'),
      text(
        'On paper the two are a class apart. On Sydney’s side streets the question is simpler: will it fit where you park, and will you use what you paid for? We’ve sold both to neighbours in the same street, and both were right. Here’s how we’d think about it.',
      ),
      heading('Where you park'),
      text(
        'The CX-60 is about 16 centimetres longer than a CX-5 of the KF series, and a little wider. That’s nothing in a driveway in St Ives and quite a lot in a lane in Naremburn at nine in the evening. Before anything else, measure your garage with the door you’d be opening. Bring the number along; we have a tape.',
      ),
      heading('How you drive'),
      text(
        'The CX-5 drives the front wheels in most grades, or all four, with a petrol engine in front of a six-speed automatic. It’s light on its feet and simple to live with. The CX-60 is built the other way round: the engine sits lengthways and drives the back wheels first. There’s a straight six with mild hybrid help, in petrol or diesel, and a plug-in hybrid.',
        'You feel it on the M2. At 110 the larger car is the calmer of the two, and it’s the one we’d take to Orange on a Friday.',
      ),
      picture(sitePicture('suv-mid-sport', 'red', 'harbour'), 'A red CX-60 by the harbour'),
      heading('Whether you can plug in'),
      text(
        'The plug-in CX-60 only makes sense if you charge it. From an ordinary power point it fills overnight, and most weeks of school and shops then need no petrol at all. If you live in a flat without a power point, don’t buy one for the badge: you’d be carrying the battery around for nothing. The CX-5 or the six will be cheaper to run.',
      ),
      heading('Whether you tow'),
      text(
        'A tinny or a box trailer is fine behind either. For a caravan, look at the plate of the exact grade: the six-cylinder CX-60 is rated well above the CX-5. Remember that the ball weight counts as load in the car.',
      ),
      table('The two beside each other', ['CX-5', 'CX-60'], {
        'Best at': ['School, shops, side streets', 'Long drives, towing, quiet'],
        'Driven wheels': ['Front, or all four', 'Rear first, then all four'],
        Engines: ['Petrol', 'Six-cylinder petrol or diesel, or a plug-in hybrid'],
        Seats: ['Five', 'Five'],
        'Length, about': ['4.58 m', '4.74 m'],
      }),
      heading('Five questions'),
      list(
        'Does it fit the garage with the doors open?',
        'How many days a week are there more than four of you?',
        'Can you charge at home?',
        'What’s the heaviest thing you’ll tow?',
        'How far is your longest regular drive?',
      ),
      text(
        'Three or more answers that lean large, and you want the CX-60. Otherwise the CX-5 is the one most families end up in, and the difference in price buys a lot of weekends away. Whichever it is, drive both in the same hour, on your own roads. We’ll bring them to you if Willoughby Road is the wrong way.',
      ),
      cards(
        ['CX-5', 'Colours, grades and what it costs.', 'See the CX-5', '/models/mazda/cx-5'],
        ['CX-60', 'Six cylinders, or a plug.', 'See the CX-60', '/models/mazda/cx-60'],
      ),
    ],
  },
  {
    path: '/blog/what-a-120-point-inspection-finds',
    title: 'What a 120-point inspection really finds',
    description:
      'Four cars in ten pass at the first go. What sends the others back, and what you can check yourself.',
    article: 'ownership',
    picture: sitePicture('suv-mid', 'red', 'workshop', 'side'),
    publishedDaysAgo: 71,
    blocks: [
      byline('Lachlan Boyd', 'service advisor'),
      text(
        'Every dealer has a number. Ours is 120, and I’ll admit that nobody has ever asked what the hundred and nineteenth is. It’s the spare wheel’s valve cap. A better question is what the list finds, so we counted a year of sheets.',
        'Four cars in ten passed at the first go. The other six went back to the workshop before they were allowed out the front, nearly always for something small.',
      ),
      heading('The usual suspects'),
      list(
        'Tyres, the most common by far. Not worn out, just old: rubber hardens, and past six years or so it doesn’t hold a wet road the way it did. The date is on the sidewall.',
        'Brake fluid. It draws in water over time and should be changed about every two years. Many owners have never heard of it.',
        'Wiper blades and washer jets. Nothing to fix, and everything when a truck passes you on the Hume.',
        'The 12-volt battery. It tests fine in October and leaves you in the car park in July.',
        'Cabin filters. We could plant something in some of them.',
        'Wheel alignment, seen in tyres that are bald on the inner edge, where nobody looks.',
      ),
      heading('What’s rare, and matters more'),
      text(
        'About one car in twenty shows us something that ends the conversation: rust in the wrong place, a repair that a paint gauge can see and the history can’t explain, a gearbox that hesitates when it’s hot. Those don’t get a Harbourside price. They go to auction, with what we found written down.',
      ),
      heading('What you can check on any car'),
      steps(
        'Look along the sides in low light. Panels should meet in even lines and shine the same.',
        'Read the tyre dates, all five of them.',
        'Start it cold, and listen for a minute with the bonnet up.',
        'Drive it over 80 and let the wheel go light in your hands. It should run straight and not shake.',
        'Brake firmly from 60 on an empty road. It should stop straight too.',
        'Turn everything on: air-con to cold, heater to hot, every window, every light.',
        'Run the PPSR check yourself. It’s two dollars.',
      ),
      text(
        'On our used cars the sheet is yours. Ask for it before you drive, and if there’s a line on it that you don’t follow, ask for me. I’d rather explain a worn bush now than hear about it in winter.',
        'If you’re buying from somebody else, we’ll do the same inspection on their car. It takes an hour and a half on a hoist, with photographs, and we’ll tell you what we’d pay for it ourselves.',
      ),
      callToAction(
        'Like a hoist under yours?',
        'Bring in the car you own, or the one you’re thinking of.',
        'Book it in',
        '/book-a-service',
      ),
    ],
  },
  comparisonRateGuide({
    category: 'ownership',
    picture: { cover: 'rates', ...coverColours },
    daysAgo: 26,
    by: ['Arjun Iyer', 'sales manager'],
    opening:
      'Every price on our floor can be a weekly one, and every weekly one has two rates under it. This is what the second is for.',
    wayOn: [
      'Put your own figures in',
      'The calculator has today’s rates from our lender, with the comparison rate beside each.',
      'Open the calculator',
      '/finance',
    ],
  }),
  coolingOffGuide({
    category: 'ownership',
    picture: { cover: 'calendar', ...coverColours },
    daysAgo: 52,
    by: ['Mia Petrovic', 'sales consultant'],
    opening:
      'We’d rather you slept on it before you signed than after. In New South Wales you have a day only where we arranged the loan, so it pays to know the rule first.',
    wayOn: [
      'Drive it twice',
      'Used cars here now, cheapest first.',
      'See used cars',
      '/search/used-cars?sortBy=priceAsc',
    ],
  }),
];
