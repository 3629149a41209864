import { byline, callToAction, heading, list, steps, text } from '../block.ts';
import type { PageSpec } from '../dealer-spec.ts';
import { sitePicture } from '../site-pictures.ts';

/** What Ironbark Motorcycles write about. */
export const ironbarkArticles: readonly PageSpec[] = [
  {
    path: '/blog/winter-storage',
    title: 'Putting it away for winter, and getting it back out',
    description: 'An hour in June saves a tow in September. Or just keep riding.',
    article: 'garage',
    publishedDaysAgo: 150,
    picture: sitePicture('bike-naked', 'black', 'workshop', 'side'),
    blocks: [
      byline('Gaz Pascoe', 'runs the workshop'),
      text(
        'First, you don’t have to. It’s Ballarat, not Norway. With heated grips, decent gloves and a bit of sense about frost, there are good days in every month, and a bike that’s ridden once a week needs none of what follows. But if yours is going to stand for two months or more, give it an hour now.',
      ),
      heading('The hour in June'),
      steps(
        'Ride it till it’s properly hot, then change the oil and filter. Old oil is acidic, and you don’t want it sitting on bearings all winter.',
        'Fill the tank to the brim with fresh premium, add stabiliser, and run it for five minutes so that it reaches the injectors. A full steel tank can’t rust on the inside. If you have carburettors, drain the bowls.',
        'Wash it, dry it, and ride it round the block to get the water off the discs.',
        'Clean and lube the chain while it’s warm. Put a film of oil or wax on the fork legs and on bare metal. Keep it off the discs.',
        'Put a maintenance charger on the battery. Not a cheap trickle charger that never stops: one that switches itself off. If it’s lithium, use one that says so.',
        'Tyres to the pressure on the sticker, and get the weight off them if you have stands. If not, roll the bike a quarter turn every few weeks.',
        'Stuff a rag in the exhaust, so that nothing moves in, and tie a ribbon on the bars to remind you.',
        'Cover it with something that breathes. Plastic makes its own rain.',
      ),
      heading('What not to do'),
      list(
        'Don’t start it for five minutes every Sunday. It never gets hot enough to dry out, and it flattens the battery.',
        'Don’t park it beside the lawn fertiliser. It eats aluminium.',
        'Don’t let the insurance lapse. Sheds get broken into in July as well.',
      ),
      heading('Getting it back out'),
      text(
        'Rag out, ribbon off. Look at the brake fluid: if it’s the colour of tea, it’s due. Squeeze everything, check the lights, and read the date on the tyres while you’re down there. Past six years we’d change them however much tread is left, because old rubber doesn’t warm up.',
        'Then take the first ride gently, and not only for the bike’s sake. Your eyes are out of practice and so is everybody else’s. Find an empty car park and do ten hard stops and a few tight turns before you meet the traffic on Sturt Street. There’s gravel left on the corners by winter, and the roads out to Daylesford are shaded till ten.',
      ),
      heading('If you’d rather not'),
      text(
        'We do the lot, both ends of it: storage service in June, wake-up service in September, and the bike can stay here between the two if your shed leaks. Ring or book it in.',
      ),
      callToAction(
        'Book the workshop',
        'Storage, wake-up or whatever that noise is.',
        'Choose a time',
        '/book-a-service',
      ),
    ],
  },
];
