import { byline, callToAction, heading, list, steps, text } from '../block.ts';
import type { PageSpec } from '../dealer-spec.ts';
import { sitePicture } from '../site-pictures.ts';

/** What Kestrel writes about. */
export const kestrelArticles: readonly PageSpec[] = [
  {
    path: '/news/over-the-air-in-spring',
    title: 'What the spring update changes',
    description: 'Two menus gone, a switch back where it was, and quieter mornings.',
    article: 'news',
    picture: sitePicture('suv-ev', 'white', 'apron'),
    publishedDaysAgo: 35,
    blocks: [
      byline('Ingrid Jansen', 'product, Kestrel Australia'),
      text(
        'The spring software is on its way to every Wren and Sora in Australia. It’s a smaller list than last year’s, and most of it takes things away. That’s on purpose: you told us the car asked too many questions.',
      ),
      heading('Less to press'),
      text(
        'Two menus are gone. What was in Comfort is now with the seats, and what was in Vehicle stands where you’d look for it: tyre pressures with the tyres, the tow mode with the charging flap and the other things you only do standing still.',
        'The wipers have a switch of their own again, on the stalk. Press once for a single wipe, hold for the washer. We should never have moved it.',
      ),
      heading('Quieter mornings'),
      text(
        'Preconditioning no longer wakes the neighbours. When the car warms itself before you leave, the fans start low and stay there, and it does most of its work while it’s still on the charger. You’ll see the departure time on the lock screen, and you can move it by a quarter of an hour with one press.',
        'If you’re not plugged in and the battery is under a third, it asks before it spends anything on warmth.',
      ),
      heading('Better at the charger'),
      list(
        'Choose a fast charger as your destination and the battery is warmed on the way, on all versions and not just the long-range ones.',
        'The charging screen shows what the post can give beside what the car can take, so you know which of them is the slow one.',
        'The limit for every day is now set once, and a full charge for a trip is a button that forgets itself afterwards.',
        'Energy used by the cabin is shown apart from energy used by driving.',
      ),
      heading('Safety'),
      text(
        'The lane assistant lets go sooner and more gently, and remembers that you switched it down, until you switch it up. The warning about a door opening into a bike’s path now covers the back doors too. Emergency braking hasn’t changed.',
      ),
      heading('How to get it'),
      steps(
        'Park where there’s Wi-Fi or a mobile signal. It’s about a gigabyte.',
        'When the car says that it’s ready, choose a time. It takes 25 minutes, in which you can’t drive or charge.',
        'Nothing you’ve set is lost. If something looks wrong afterwards, hold both wheel buttons for ten seconds.',
      ),
      text(
        'It reaches cars in order of their VIN, so yours may be a week after your neighbour’s. If it hasn’t come by the end of the month, your partner dealer can load it while you have a coffee. There’s no charge for it, and there won’t be.',
      ),
      callToAction('Try it', 'Drive one with the new software.', 'Book a drive', '/book-test-drive'),
    ],
  },
];
