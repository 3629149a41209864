import { byline, callToAction, heading, list, steps, text } from '../block.ts';
import type { PageSpec } from '../dealer-spec.ts';
import { ppsrGuide, towingWeightsGuide } from './buyers-guides.ts';

const coverColours = { ground: '#12432f', accent: '#a8420f' } as const;

/** What Hallam & Sons write about. */
export const hallamArticles: readonly PageSpec[] = [
  {
    path: '/blog/lime-dust-and-air-filters',
    title: 'Dust, harvest and your air filter',
    description: 'A cheap part in front of an expensive one, and how to look after it yourself.',
    article: 'from-the-workshop',
    picture: { cover: 'filter', ...coverColours },
    publishedDaysAgo: 18,
    blocks: [
      byline('Tyson Bell', 'workshop'),
      text(
        'Between November and January we see the same ute every week. It has no pull, it’s drinking fuel, and there’s a light on that the owner has put a bit of tape over. Nine times out of ten it’s the air filter, and it costs about as much as lunch.',
      ),
      heading('Why harvest is different'),
      text(
        'On the highway a filter is good for twenty or thirty thousand kilometres. Behind a header, or on a road that’s been limed, it can be done in two. Dust isn’t just dirty, it’s hard: what gets past the filter goes through the turbo and into the bores, where it works like grinding paste. A turbo for a common diesel ute is several thousand dollars fitted. The filter in front of it is thirty to sixty.',
      ),
      heading('How to tell'),
      list(
        'It feels flat up hills that it used to pull easily.',
        'You’re filling up sooner than you did in spring.',
        'There’s more black smoke under load.',
        'You can hear the intake whistle, or the snorkel’s pre-cleaner is full.',
        'The engine light is on. Don’t tape it over: bring it in and we’ll read it for nothing.',
      ),
      heading('What you can do yourself'),
      steps(
        'Engine off, and let it cool. Wipe the outside of the airbox before you open it, or you’ll tip the dust into the clean side.',
        'Undo the clips, lift the filter straight out and look at the clean side of the box. It should be clean. If there’s dust in there, stop and ring us.',
        'Tap the filter on the palm of your hand, dirty side down. Don’t hit it on the bull bar, and don’t blow it out with the compressor: high pressure tears the paper, and you won’t see the hole.',
        'Hold it up to the light. If you can’t see light through the pleats, it’s done.',
        'Wipe the sealing lip and the groove it sits in, put it back square, and check all the clips.',
      ),
      text(
        'While you’re there, empty the little rubber valve at the bottom of the airbox, and give the cabin filter behind the glovebox a look. If the air-con has gone weak, that’s usually why.',
      ),
      heading('And two other things that dust does'),
      text(
        'It packs into the radiator with the seeds, so rinse that from the engine side out with a garden hose, not a pressure washer, which folds the fins over. And it wears belts. If yours squeals on a cold morning, it’s asking.',
        'We keep filters for the common utes on the shelf right through to Christmas. Ring before you drive in and we’ll have yours on the counter. If it’s more than a filter, we’ll tell you the price before we pick up a spanner, and there’s a loan car if you need to get home.',
      ),
      callToAction(
        'Had enough of the tape?',
        'The harvest service is filters and belts, and you’ll know the price first.',
        'Book it in',
        '/book-a-service',
      ),
    ],
  },
  towingWeightsGuide({
    category: 'from-the-workshop',
    picture: { cover: 'weights', ...coverColours },
    daysAgo: 7,
    by: ['Tyson Bell', 'workshop'],
    opening:
      'Half of what comes through the gate here has a ball on the back, and about half of that is over on something the owner has never looked up. No shame in it. Nobody tells you.',
    wayOn: [
      'Utes that tow',
      'Every ute on the yard, with what its plate says.',
      'See our utes',
      '/search/new-used-and-demo-cars?refinementList[body][0]=Ute',
    ],
  }),
  ppsrGuide({
    category: 'buying',
    picture: { cover: 'register', ...coverColours },
    daysAgo: 36,
    by: ['Ros McKenzie', 'finance and paperwork'],
    opening:
      'I do the paperwork here, so I see the certificates, and every year there’s one that surprises everybody. It’s the best two dollars in the whole business.',
    wayOn: [
      'What’s on the yard',
      'Used ones, cheapest first. Ask me for the certificate of any of them.',
      'See used cars',
      '/search/used-cars?sortBy=priceAsc',
    ],
  }),
];
