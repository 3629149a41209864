import { callToAction, cards, facts, faq, heading, promises, text } from '../block.ts';
import type { PageSpec } from '../dealer-spec.ts';
import { sitePicture } from '../site-pictures.ts';

/** Pages about what the dealer does with the brand: finance, utes, fleets and help on the road. */
export const harboursideBrandPages: readonly PageSpec[] = [
  {
    path: '/roadside-assist',
    title: 'Roadside assist',
    description:
      'Flat battery in Manly, keys on the wrong side of the window in Orange: who comes, and when.',
    picture: sitePicture('suv-mid', 'red', 'harbour'),
    blocks: [
      text(
        'Every new car we sell, and every Mazda Assured one, comes with roadside assist. The number is on a sticker inside the fuel flap, so it’s there when your phone has no signal to look it up.',
      ),
      promises('roadsideAssist'),
      faq({
        'What does it cover?':
          'A flat battery, a flat tyre, running out of fuel or charge, keys locked in, and a tow to the nearest Mazda workshop when it can’t be mended where it stands.',
        'Is it me or the car that’s covered?': 'The car, whoever is driving it with your say-so.',
        'What happens after the {roadsideMonths} months?':
          'We’ll tell you when it’s about to end. What happens then is up to you.',
      }),
      callToAction(
        'Due for a service?',
        'A car that’s looked after seldom needs a tow.',
        'Book a service',
        '/book-a-service',
      ),
    ],
  },
  {
    path: '/mazda-finance-page',
    title: 'Finance for your Mazda',
    description:
      'We arrange it through Eastlight Credit, at the desk where the paperwork for your car is done. You choose the term and the deposit; the lender decides, and we tell you in plain words what it says before you sign.',
    picture: sitePicture('hatch', 'blue', 'harbour'),
    blocks: [
      heading('What to ask any lender'),
      cards(
        [
          'What’s the comparison rate?',
          'It has the usual fees in it, and the interest rate alone doesn’t. Hold the one against the other, here too.',
          'The finance page',
          '/finance',
        ],
        [
          'What if I pay it out early?',
          'Ask for the fee in dollars, and for the day from which there’s none. We’ll show you Eastlight’s before you sign.',
          'Ask us',
          '/finance#finance-form',
        ],
        [
          'What’s left at the end?',
          'A last payment makes the weekly one smaller. With a guaranteed future value you know today what the car covers of it.',
          'How it works',
          '/guaranteed-future-value',
        ],
      ),
    ],
  },
  {
    path: '/guaranteed-future-value',
    title: 'Guaranteed future value',
    description: 'You know on the first day what the car will be worth on the last.',
    picture: sitePicture('suv-mid-sport', 'graphite', 'harbour'),
    blocks: [
      text(
        'With a guaranteed future value the lender sets a figure for what your new Mazda will be worth when the loan ends. That figure becomes the final payment, and what you pay off in the meantime is the rest.',
      ),
      heading('At the end you choose'),
      facts({
        'Keep it': 'Pay the final payment, or ask about a loan for it.',
        'Trade it in':
          'If it’s worth more than the figure, the difference is yours to put towards the next one.',
        'Hand it back':
          'If it’s within the kilometres and condition that were agreed, you owe nothing more on it.',
      }),
      faq({
        'What are the conditions?':
          'Kilometres, wear and servicing are agreed in writing at the start. Go over them and handing it back costs more: the lender’s sheet has the amounts.',
        'Is it for used cars too?':
          'For new cars and demonstrators. The lender decides whether you can have it.',
      }),
      callToAction(
        'See whether it suits you',
        'We’ll set it beside an ordinary loan, and you can compare.',
        'Ask about finance',
        '/finance',
      ),
    ],
  },
  {
    path: '/pages/mazda-bt-50-ute-centre',
    title: 'The BT-50 ute centre',
    description: 'Trays, canopies and tow bars, seen on a ute and not in a brochure.',
    picture: sitePicture('ute-dual', 'white', 'harbour'),
    blocks: [
      text(
        'A ute is half finished when it leaves the ship. At Brookvale we keep BT-50s set up the way people use them, so you can drop the tailgate, slide the drawers and hitch a trailer before you decide.',
      ),
      facts({
        'Fitted here': 'Trays, canopies, tow bars, bull bars, drawers and second batteries.',
        'Try it loaded': 'Bring your trailer or your tools. We’d rather you found out here.',
        'In writing': 'What everything weighs, and what that leaves you to carry.',
      }),
      cards(
        ['BT-50s in stock', 'With what’s already on them.', 'See the BT-50s', '/search/mazda/bt-50'],
        ['More than one?', 'How we look after businesses.', 'BT-50 for fleets', '/pages/mazda-bt-50-fleet'],
        ['Take one out', 'An hour, loaded if you like.', 'Book a test drive', '/book-test-drive'],
      ),
    ],
  },
  {
    path: '/pages/mazda-bt-50-fleet',
    title: 'BT-50 for fleets',
    description: 'One ute for a plumber or twelve for a council: one person who looks after all of it.',
    picture: sitePicture('ute-dual-work', 'white', 'harbour'),
    blocks: [
      text(
        'Tell us what they carry, how far they go and who drives them. You’ll get a price for the ute, the fit-out and the servicing on one page, and somebody to ring who knows your fleet by its plates.',
      ),
      facts({
        'Fit-out': 'All to one drawing, so every drawer is in the same place.',
        Servicing: 'Booked around your jobs, early in the day if that’s when they’re parked.',
        Changeover: 'We value the old ones the same day the new ones arrive.',
      }),
      callToAction(
        'Tell us about yours',
        'How many, how far and what they carry.',
        'Ask the fleet desk',
        '/fleet',
      ),
    ],
  },
];
