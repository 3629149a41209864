import { callToAction, cards, facts, faq, heading, text } from '../block.ts';
import type { PageSpec } from '../dealer-spec.ts';
import { sitePicture } from '../site-pictures.ts';

/** How buying from Bigyard and selling to it goes, step by step. */
export const bigyardHowTo: readonly PageSpec[] = [
  {
    path: '/buying',
    title: 'How buying works here',
    description: 'From the first look to the keys, and what we need from you on the way.',
    picture: sitePicture('suv-mid', 'red', 'yard'),
    blocks: [
      text(
        'Nobody here haggles, so there is nothing to brace for. You look, you drive, you decide. If it takes three visits, it takes three visits.',
      ),
      facts({
        'Have a look':
          'The price on the site is the drive away price, and the inspection sheet is in the glovebox.',
        'Drive it': 'Book a time, or turn up. Bring your licence; the first drive is about half an hour.',
        'Settle the money': 'Bank transfer, or finance through our lender. Trading in comes off the price.',
        'Take it home': 'About an hour at the yard, under the roof, with somebody who knows the car.',
      }),
      heading('What to bring'),
      text(
        'Your driver licence, and the insurer’s name if you want to drive home covered. If you’re trading in: both keys, the service book, and the payout letter if there’s money owing on it.',
      ),
      faq({
        'Can somebody else check it over?':
          'Yes. Any mechanic or club inspector is welcome at the yard on a weekday, and there’s a hoist.',
        'What if I change my mind afterwards?':
          'You have {moneyBackHours} hours and {moneyBackKm} km. The conditions are on their own page, all of them.',
      }),
      cards(
        ['Look around', 'Every car in four yards.', 'See the cars', '/search/used-cars'],
        ['Book a drive', 'Pick a car and a time.', 'Book a test drive', '/book-test-drive'],
        ['Bring it back', 'How the {moneyBackHours} hours work.', 'Read the conditions', '/money-back'],
      ),
    ],
  },
  {
    path: '/value-my-car-terms',
    title: 'Terms of our offers for your car',
    description: 'What an online offer rests on, how long it stands, and when it can change.',
    publishedDaysAgo: 120,
    blocks: [
      text(
        'An online offer is worked out by a program from the rego, the kilometres and what you tell us about the car’s condition. It stands for seven days from the moment you see it.',
      ),
      heading('Before we pay'),
      text(
        'We inspect the car at one of our yards. If it’s as you described it, the offer is what we pay. If not, we’ll show you which line changed and what the new figure is, and you can say no.',
        'You need to own the car, or have the owner’s say in writing. If there’s finance on it, bring the payout letter: we settle it with the lender first and pay you the rest by direct credit.',
      ),
      heading('Cars we can’t take'),
      text(
        'Stolen or written off, repaired after a major accident, with major mechanical defects, without any service history, or badly hail damaged. If yours is one of these, ask anyway: we may know who wants it.',
      ),
      callToAction(
        'Ready when you are',
        'All you need to start is the rego.',
        'Get my offer',
        '/sell-my-car',
      ),
    ],
  },
];
