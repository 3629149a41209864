import { callToAction, cards, facts, faq, heading, text } from '../block.ts';
import type { PageSpec } from '../dealer-spec.ts';
import { sitePicture } from '../site-pictures.ts';

/** What the group says of single brands, and what its customers ask. */
export const pembertonBrandStories: readonly PageSpec[] = [
  {
    path: '/diamond-advantage',
    title: 'Diamond Advantage at Pemberton Mitsubishi',
    description: 'Mitsubishi’s ownership program, and the two of our dealerships that look after it.',
    picture: sitePicture('suv-mid', 'white', 'showroom'),
    blocks: [
      text(
        'Diamond Advantage is what Mitsubishi calls the care that comes with a new one: its warranty, its priced servicing and its help on the road. How long each lasts depends on the car and on having it serviced through Mitsubishi, so the figures for yours are in the book that comes with it.',
        'We look after it in Myaree and in Bendigo. Bring the book, and we’ll show you what yours has left.',
      ),
      facts({
        Servicing: 'You know the price before we start.',
        Warranty: 'As your book has it; each service with us is stamped in it.',
        'On the road': 'The number is inside the front cover.',
      }),
      faq({
        'Does it come with a used one?':
          'What is left of it goes with the car. Ask us for the service record before you buy.',
        'What if I miss a service?':
          'Ring us. How much is lost depends on the book, and it’s seldom everything.',
      }),
      callToAction(
        'Due for a service?',
        'Myaree and Bendigo, weekdays.',
        'Book a service',
        '/book-a-service',
      ),
    ],
  },
  {
    path: '/brands/jeep',
    title: 'Used Jeeps at Pemberton',
    description: 'We don’t sell them new. We do know what to look for in a used one.',
    picture: sitePicture('4x4-touring', 'sand', 'showroom'),
    blocks: [
      text(
        'Pemberton is not a Jeep dealer for new cars. Good ones come to us as trade-ins all the same, and in five states there is usually one standing somewhere.',
      ),
      heading('What we look at first'),
      facts({
        Underneath: 'Guards, shafts and mounts: a track leaves its signature.',
        Cooling: 'Hose by hose, and a long drive with the air-con on.',
        Electrics: 'Every switch, twice, and the stored codes read out.',
      }),
      cards(
        ['All used cars', 'Search the whole group by make.', 'Search', '/search/used-cars'],
        ['Found it far away?', 'How we bring it to you.', 'Move a car', '/move-a-car'],
        ['Selling yours?', 'We buy them too.', 'Sell my car', '/sell-my-car'],
      ),
    ],
  },
  {
    path: '/pages/faqs',
    title: 'Questions people ask the group',
    description: 'About forty dealerships, one search, and who you talk to.',
    blocks: [
      faq({
        'Who will call me back?':
          'Somebody at the dealership that has the car. Head office doesn’t take sales calls, and doesn’t pass your number around.',
        'Can I see a car from another dealership at mine?':
          'Yes. We truck cars between our dealerships every night; inside a state it’s free and takes two days.',
        'Where can I have it serviced?':
          'At any of our workshops that works on the brand. Choose one when you book.',
        'Which price is the price?':
          'The one on the car’s page, with the words beside it that say what it includes. Stamp duty differs from state to state.',
        'Do you buy cars without selling one?':
          'Yes. Start with the rego, and the nearest dealership takes it from there.',
      }),
      cards(
        ['Find a dealership', 'Addresses, hours and phone numbers.', 'See them all', '/contact-us'],
        ['Sell us yours', 'All you need to start is the rego.', 'Sell my car', '/sell-my-car'],
      ),
    ],
  },
];
