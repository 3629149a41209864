import { byline, callToAction, heading, list, picture, steps, text } from '../block.ts';
import type { PageSpec } from '../dealer-spec.ts';
import { sitePicture } from '../site-pictures.ts';

/** What Wanderlight Caravans writes about. */
export const wanderlightArticles: readonly PageSpec[] = [
  {
    path: '/blog/what-can-my-car-tow',
    title: 'What can my car really tow?',
    description: 'The number in the brochure is rarely the one that stops you.',
    article: 'on-the-road',
    picture: sitePicture('caravan-offroad', 'white', 'outback'),
    publishedDaysAgo: 9,
    blocks: [
      byline('Mick Lando', 'service and the weighbridge'),
      text(
        'The brochure says 3,000 kilograms. Then you add two kids, a fridge, a full tank and the dog, and it isn’t 3,000 any more. Here’s how we work it out in the shed, with a pencil, before anybody signs anything.',
      ),
      heading('Four numbers, and where to find them'),
      list(
        'Braked towing capacity: the most that your car may pull. It’s in the handbook, and it’s the number everyone knows.',
        'Tow ball limit: how much may press down on the ball. It’s on the plate of the tow bar, and is often a tenth of the first number.',
        'GVM, the gross vehicle mass: the most your car itself may weigh, with people, bags, bull bar and what the van puts on the ball.',
        'GCM, the gross combined mass: the most that car and van may weigh together.',
      ),
      text(
        'On the van’s own plate there are two more: the tare, which is what it weighs as built with its tanks empty, and the ATM, the most it may weigh loaded and unhitched. The difference between the two is your payload. Water alone is a kilogram a litre, so two 95-litre tanks are 190 kilograms before you’ve packed a towel.',
      ),
      heading('Do the sums in this order'),
      steps(
        'Start with the ball. About a tenth of a loaded van presses on it: 250 kilograms for a van of 2,500. That weight counts as load in the car, just like passengers do.',
        'Then the car itself. Take its kerb weight from the GVM, then take off the people, the bags, the accessories and the ball. What’s left is often under 100 kilograms, and sometimes it’s less than nothing.',
        'Then the two together. Add the loaded car and the loaded van and hold the sum against the GCM. Quite a few cars can’t weigh their full GVM and pull their full towing limit on the same day.',
        'The towing limit comes last. By now you know whether it matters.',
      ),
      picture(sitePicture('caravan', 'white', 'apron'), 'A caravan on level ground, ready to be weighed'),
      heading('Brakes and chains'),
      text(
        'Any trailer over 750 kilograms loaded needs brakes, and over 2,000 it needs them on every wheel, with a breakaway system that stops it if it comes loose. Nearly every full-size van has electric brakes, so your car needs a brake controller. Over 2,500 kilograms ATM it needs two safety chains.',
        'None of that is there to annoy you. If you’re over one of these limits your insurer can refuse a claim, and a van that’s heavy at the back will tell you so on the first downhill bend.',
      ),
      heading('Bring it in'),
      text(
        'Drive up as you’d travel and we’ll put the car and van on the weighbridge, write the four real numbers beside the four on your plates, and tell you which one to worry about. It takes twenty minutes and costs nothing, wherever you bought the van.',
      ),
      callToAction(
        'Can my car tow it?',
        'Bring the car, loaded as you’d travel. We do the sums with you and weigh both, free.',
        'How a weigh-in works',
        '/weigh-in',
      ),
    ],
  },
  {
    path: '/blog/first-week-with-a-van',
    title: 'Your first week with a van',
    description: 'Go nowhere far, make your mistakes in daylight, and take a spare hose washer.',
    article: 'on-the-road',
    picture: sitePicture('caravan', 'white', 'dunes'),
    publishedDaysAgo: 27,
    blocks: [
      byline('Jenny Waters', 'who knows every van in the shed'),
      text(
        'Everybody wants to leave for the Cape on day one. Don’t. Give yourselves a week close to home first, because every van has three small surprises in it and you want to find them twenty minutes from the shed.',
        'Our pick is Elliott Heads. It has everything that can go wrong: a slope, a corner, and a neighbour watching you back in.',
      ),
      heading('Before you leave the driveway'),
      steps(
        'Load the heavy things low and over the axles. Tins and tools on the floor, bedding up high, nothing heavy on the back bumper.',
        'Hitch up, lock the coupling, cross the chains, plug in, and wind the jockey wheel right up.',
        'Get somebody to call the lights: left, right, brake, tail.',
        'Walk round it once. Hatches, step, aerial, gas off, windows shut. Then walk round it again.',
      ),
      heading('On the road'),
      text(
        'Leave more room than feels polite. A loaded rig needs a good deal longer to stop than the car alone, and overtaking takes twice the road. Stop after ten kilometres and put a hand near each wheel hub and on the coupling: warm is fine, hot is not.',
        'If the van starts to sway, come off the accelerator and hold the wheel straight. Don’t brake the car hard. If your brake controller has a slide or a button, use that: it brakes the van alone and pulls it into line.',
      ),
      picture(sitePicture('caravan-poptop', 'white', 'dunes'), 'A pop-top caravan set up behind the dunes'),
      heading('Backing in'),
      text(
        'Hand at the bottom of the wheel: move it the way you want the back of the van to go. Small movements, slowly, and get out to look as often as you like. Pick a site where you can back in on the driver’s side, so that you see the corner in your own mirror, and if it’s going wrong, pull forward and begin again. It’s quicker than saving it. Agree on four hand signals before you start and forgive each other afterwards.',
      ),
      heading('What we’d take'),
      list(
        'A drinking-water hose, a spare washer for each end, and a tap adaptor.',
        'A 15-amp lead. It must be unrolled when in use, or it gets hot.',
        'A level, chocks and two ramps.',
        'A tyre gauge, and the pressures for both car and van written on a card.',
        'A torch that isn’t your phone, and patience.',
      ),
      text(
        'Write down what annoys you as you go: the cupboard that opens, the tap that drips, the plug that’s on the wrong side. After the week, bring it back. We re-tension the wheel nuts, check the bearings and go through your list. Everybody has a list, and the first one is on us.',
      ),
      callToAction(
        'Weigh it before the big trip',
        'Free on our weighbridge, Tuesdays and Thursdays.',
        'How a weigh-in works',
        '/weigh-in',
      ),
    ],
  },
];
