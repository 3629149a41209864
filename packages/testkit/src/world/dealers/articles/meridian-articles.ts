import { byline, callToAction, heading, list, steps, text } from '../block.ts';
import type { PageSpec } from '../dealer-spec.ts';
import { sitePicture } from '../site-pictures.ts';

/** What Meridian Electric writes about. */
export const meridianArticles: readonly PageSpec[] = [
  {
    path: '/journal/range-in-july',
    title: 'Range in July',
    description: 'Melbourne to Hotham and back in the cold, and what it teaches about charging.',
    article: 'road-notes',
    picture: sitePicture('suv-ev', 'green', 'lane'),
    publishedDaysAgo: 130,
    blocks: [
      byline('Hugo Lehmann', 'deliveries and road notes'),
      text(
        'We took four electric cars to Mount Hotham on a Friday in July. It was five degrees in South Yarra and minus two at the top. Nobody ran out, nobody was smug, and everybody learnt something. These are the notes.',
      ),
      heading('What the cold takes'),
      text(
        'About a fifth. A battery gives less when it’s cold, the air is thicker, wet roads drag, and the cabin wants heat that a petrol engine would have thrown away for nothing. A heat pump gives part of that back. At 110 on the Hume it mattered less than we’d thought; on the short hops in Bright, with the cabin warmed from cold each time, it mattered more.',
        'The climb took what you’d expect of lifting two tonnes by 1,800 metres. Most of it came home again: coming down, three of the four arrived at Harrietville with more in the battery than they had at the top.',
      ),
      heading('What the drivers did'),
      list(
        'Warmed the car while it was still plugged in. It was the best single habit of the trip.',
        'Used the heated seats first, and the cabin heater second.',
        'Told the car where the charger was. With a fast charger as the destination it warms its battery on the way, and then charges far quicker.',
        'Kept to the limit. From 110 to 100 is worth about a tenth.',
        'Stopped twice for fifteen minutes, not once for an hour. The first half of a battery fills fast, the last fifth doesn’t.',
      ),
      heading('Charging, in plain words'),
      text(
        'At home an ordinary power point adds 10 to 15 kilometres an hour, which is a night’s worth for most people’s day. A wall charger on a single phase gives about 7 kilowatts, or 40 kilometres an hour; fitted on a standard board it’s usually between one and two thousand dollars. Have an electrician look at the board before you buy the charger.',
        'On the road, nearly every car sold new in Australia now has the same plug for fast charging, called CCS2. The post says how much it can give, the car decides how much it takes, and the smaller number wins. A car that takes 100 kilowatts won’t charge faster on a post that gives 350.',
        'For every day, eighty per cent is kind to most batteries. If yours is of the iron phosphate kind, the maker will tell you to fill it once a week instead. It’s in the handbook, and worth the two minutes.',
      ),
      heading('What to ask before you buy'),
      steps(
        'How far does it go at 110 in winter, not how far does it go.',
        'How long from ten to eighty per cent, at ten degrees.',
        'Does it have a heat pump, and does it warm its battery on the way to a charger?',
        'If it’s used: what does the battery’s own report say? Ours comes with the car.',
      ),
      callToAction(
        'See a battery report',
        'What we measure on every used electric car, and what the number means.',
        'How we test batteries',
        '/battery-health',
      ),
    ],
  },
];
