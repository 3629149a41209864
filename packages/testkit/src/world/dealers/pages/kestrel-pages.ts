import { cards, facts, faq, heading, locations, picture, promises, text } from '../block.ts';
import { kestrelArticles } from '../articles/kestrel-articles.ts';
import type { PageSpec } from '../dealer-spec.ts';
import { sitePicture } from '../site-pictures.ts';
import { privacyPolicy, termsAndConditions, type Publisher } from './law-pages.ts';

const publisher: Publisher = {
  name: 'Kestrel Australia',
  address: '9 Wharf Road, Port Melbourne VIC 3207',
  email: 'privacy@kestrel.example',
  abn: '86 650 771 204',
};

export const kestrelPages: readonly PageSpec[] = [
  {
    path: '/about-us',
    title: 'Kestrel in Australia',
    picture: sitePicture('suv-ev', 'green', 'gallery'),
    blocks: [
      text(
        'A kestrel hovers: it spends almost nothing to stay where it is. Our cars are built around the same idea. Small batteries, light bodies, chemistry without cobalt, and software that can be switched off.',
        'We came to Australia in 2022 with three cars and no showroom of our own. We still have none. The people who sell and look after Kestrels have done so with other cars for decades, in Perth and Hobart, in Darwin and on an island with eleven kilometres of road.',
      ),
      facts({
        Partners: 'From Subiaco to Lord Howe Island',
        Warranty: '8 years, 160,000 km on the battery',
        'Built in': 'Two plants, both on hydro power',
      }),
    ],
  },
  {
    path: '/charging',
    title: 'Charging, plainly',
    description: 'At home, at work, on the road: what it takes and what it costs.',
    picture: sitePicture('hatch-ev', 'orange', 'showroom'),
    blocks: [
      text(
        'A power point gives you about a hundred kilometres overnight, which is three times what most people drive. A wall charger gives you all of it. On the road, the fast chargers along the highways fill from ten to eighty per cent in the time it takes to eat a sandwich without hurrying.',
      ),
      faq({
        'Do I need three-phase power?': 'No. Single phase is enough for every Kestrel.',
        'What does a full charge cost?': 'At home on a controlled tariff about $9; from your roof, less.',
        'Can it run my house?': 'Cars built since 2025 can, with an approved inverter.',
      }),
      picture(sitePicture('hatch-ev', 'white', 'gallery'), 'A white electric hatch from the front'),
    ],
  },
  {
    path: '/warranty',
    title: 'Warranty',
    blocks: [
      text(
        'A {newWarranty} warranty on the car, eight years or 160,000 km on battery and drive, with capacity guaranteed to 70 per cent. Any Kestrel partner honours it, whoever sold you the car.',
      ),
      promises('newWarranty', 'roadsideAssist'),
    ],
  },
  {
    path: '/partners',
    title: 'Our partners',
    description: 'Who sells a Kestrel, who looks after it, and where they are.',
    picture: sitePicture('sedan-ev', 'silver', 'gallery'),
    blocks: [
      text(
        'Every car on this site is with a partner, who’ll sell it to you and look after it. We set the list price; they set the coffee.',
      ),
      locations(),
      heading('Who does what'),
      facts({
        'The partner': 'Has the car, takes you for the drive and hands over the keys.',
        'The price':
          'Theirs, drive away in their state. We publish the list price, so you can hold one against the other.',
        'The warranty': 'Ours: {newWarranty} on the car. Any partner honours it, whoever sold you the car.',
        'A Renewed Kestrel':
          'Battery measured, software current, worn parts replaced and two years of cover from us.',
      }),
      faq({
        'Is every partner a workshop too?':
          'Most are. In Winnellie and on Lord Howe Island they sell, and tell you before you buy who services it and where.',
        'Can I buy from one in another state?':
          'Yes. Ask for the drive away price where you’ll register it: duty and rego differ from state to state.',
        'Who answers when I write here?': 'The partner who has the car, or the one you choose on the form.',
      }),
      cards(
        ['See who’s near you', 'By suburb or postcode, the nearest first.', 'Find a partner', '/contact'],
        ['Become one', 'We look for workshops before showrooms.', 'Contact us', '/contact'],
      ),
    ],
  },
  ...kestrelArticles,
  privacyPolicy(publisher),
  termsAndConditions(
    publisher,
    'Prices are those of the partner who has the car, drive away for a private buyer in that state unless the listing says otherwise.',
  ),
];
