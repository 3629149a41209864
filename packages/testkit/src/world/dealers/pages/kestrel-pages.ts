import { cards, facts, faq, picture, promises, text } from '../block.ts';
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
    blocks: [
      text(
        'Every car on this site is with a partner, who’ll sell it to you and service it. We set the list price; they set the coffee.',
      ),
      cards(
        ['See who’s near you', 'All of them, with addresses and hours.', 'Find a partner', '/contact'],
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
