import type { PromoSpec } from '../dealer-spec.ts';
import { placeView } from '../../pictures/place-view.ts';
import { sitePicture } from '../site-pictures.ts';

/** What Harbourside Mazda advertises. */
export const harboursidePromos: readonly PromoSpec[] = [
  {
    kind: 'slide',
    name: 'CX-60. Quiet where it counts.',
    description: 'Plug-in hybrid demonstrators, registered and ready to drive home this week.',
    url: '/book-test-drive',
    picture: sitePicture('suv-mid-sport', 'red', 'harbour'),
    alt: 'A red CX-60 from the front',
    days: [-20, 40],
    position: 1,
  },
  {
    kind: 'offer',
    name: 'Runout: 2025-plate CX-5s',
    description:
      'The same new CX-5, with last year’s plate. Each is $2,000 less than the 2026 car of its grade.',
    url: '/search/new-cars?refinementList[make_model][0]=Mazda+CX-5&range[year]=2025:2025',
    picture: sitePicture('suv-mid-sport', 'graphite', 'harbour'),
    alt: 'A grey CX-5 from the front',
    days: [-14, 15],
    position: 1,
    node: { saving: { cents: 200_000, basis: 'the 2026 price of the same grade' }, nouns: ['CX-5', 'CX-5s'] },
    terms:
      'For private buyers taking delivery before the offer ends. Not with fleet or other manufacturer discounts.',
  },
  {
    kind: 'offer',
    name: 'Wheel alignment while you wait',
    description: 'About forty minutes, with coffee. Book it online for any weekday.',
    url: '/book-a-service',
    picture: placeView('workshop', 2),
    alt: 'Our workshop, with a car up on the hoist',
    days: [-10, 30],
    position: 3,
    node: { price: { cents: 12_900, basis: 'any Mazda, all four wheels' }, label: 'Book it in' },
    terms: 'Mazda cars and SUVs. Utes with a lift kit are quoted first. At Naremburn and Brookvale.',
  },
  {
    kind: 'offer',
    name: 'Demonstrators, registered and run in',
    description: 'Our own cars, driven by our own people, with what’s left of the warranty.',
    url: '/search/demo-cars',
    picture: sitePicture('suv-mid', 'white', 'harbour'),
    alt: 'A white SUV by the harbour',
    days: [-7, 42],
    position: 2,
    node: { nouns: ['demo', 'demos'] },
    terms:
      'Each car has its own drive away price and kilometres on its page, and is on offer until it’s sold.',
  },
  {
    kind: 'offer',
    name: 'Tow bar fitted to a new BT-50',
    description: 'Rated to the ute’s own limit, wired, and on before you collect it.',
    url: '/search/new-cars?refinementList[make_model][0]=Mazda+BT-50',
    picture: sitePicture('ute-dual', 'white', 'harbour'),
    alt: 'A white ute by the harbour',
    days: [-3, 25],
    position: 4,
    node: { price: { cents: 99_000, basis: 'fitted' }, nouns: ['new BT-50', 'new BT-50s'] },
    terms: 'With a new BT-50 ordered before the offer ends. Fitted at Brookvale.',
  },
  {
    kind: 'card',
    name: 'What’s yours worth?',
    description: 'Tell us the rego and we’ll make you an offer.',
    url: '/sell-my-car',
    days: [null, null],
    position: 1,
  },
  {
    kind: 'card',
    name: 'Inspected by the people who service them',
    description: 'What makes a used Mazda an Assured one.',
    url: '/mazda-assured',
    days: [-200, null],
    display: ['used'],
    isStrict: true,
  },
  {
    kind: 'offer',
    name: 'End of financial year: on-road costs on us',
    description: 'We paid registration and stamp duty on every MX-5 in stock.',
    url: '/offers',
    picture: sitePicture('roadster', 'red', 'harbour'),
    alt: 'A red roadster',
    days: [-170, -138],
  },
];
