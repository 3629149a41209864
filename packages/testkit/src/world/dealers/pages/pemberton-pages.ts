import { callToAction, cards, facts, faq, heading, promises, text } from '../block.ts';
import { pembertonArticles } from '../articles/pemberton-articles.ts';
import type { PageSpec } from '../dealer-spec.ts';
import { sitePicture } from '../site-pictures.ts';
import { pembertonBrandStories } from './pemberton-brand-stories.ts';
import { consumerGuarantees, privacyPolicy, termsAndConditions, type Publisher } from './law-pages.ts';

const publisher: Publisher = {
  name: 'Pemberton Group',
  address: 'Level 4, 60 Scarborough Beach Road, Osborne Park WA 6017',
  email: 'privacy@pemberton.example',
  abn: '11 009 214 608',
};

const priceBasis =
  'Drive away prices are for a private buyer in the state where the car is. Stamp duty, registration and CTP differ from state to state; ask the dealership for the figure at your address.';

export const pembertonPages: readonly PageSpec[] = [
  {
    path: '/about-us',
    title: 'The group',
    description: 'Forty dealerships in five states, run by the people whose names are on the doors.',
    picture: sitePicture('wagon', 'silver', 'showroom'),
    blocks: [
      text(
        'Alan Pemberton bought a Ford dealership in Osborne Park in 1971 with a partner who wanted out a year later. Forty dealerships followed, most of them from families who wanted to stop and did not want their people to. Each keeps its managers, its workshop and its Saturday barbecue. What the group adds is stock you can move, finance that answers and one number to ring when something has gone wrong.',
      ),
      facts({
        Dealerships: '40',
        States: 'WA, SA, VIC, NSW, QLD',
        Brands: '15 new',
        People: 'About 1,900',
        Since: '1971',
      }),
      cards(
        ['Western Australia', 'Sixteen dealerships from Joondalup to Mandurah.', 'Find one', '/contact-us'],
        ['The east', 'Eighteen from Shepparton to Cairns.', 'Find one', '/contact-us'],
      ),
    ],
  },
  {
    path: '/move-a-car',
    title: 'Found it in another state?',
    blocks: [
      text(
        'We truck cars between our dealerships every night of the week. Inside a state it is free and takes two days; across the Nullarbor it is $890 and takes eight. The dealership nearest you hands it over and looks after it from then on.',
      ),
      faq({
        'Can I see it first?':
          'By video with whoever is standing beside it, as long as you like. You’ll get your deposit back in full if it’s not what you saw.',
        'Which price do I pay?':
          'The drive away price for your state, which we work out before you sign. Stamp duty differs; the car’s own price does not.',
      }),
    ],
  },
  {
    path: '/fleet',
    title: 'Fleet',
    blocks: [
      text(
        'One account for fifteen brands, one invoice a month, servicing at any of our workshops at the same rates. We look after councils, two mines and more plumbers than we can count.',
      ),
      callToAction('Talk to fleet', 'A person, by the next business day.', 'Contact us', '/contact-us'),
    ],
  },
  {
    path: '/warranty',
    title: 'Warranty',
    blocks: [
      text(
        'New cars come with their maker’s warranty, from {newWarrantyYears} to {longestWarrantyYears} years. Used cars under 10 years and 150,000 km come with the warranty of their state’s law; each car’s page says which. Our own twelve-month cover can be added at any dealership and is honoured at all forty.',
      ),
      consumerGuarantees(),
    ],
  },
  {
    path: '/careers',
    title: 'Careers',
    description: 'Apprenticeships, workshops, sales and head office in five states.',
    blocks: [
      heading('Open now'),
      facts({
        'Diesel technician': 'Welshpool WA, day shift',
        'Service adviser': 'Berwick VIC',
        'Apprentice, light vehicle': 'Penrith NSW and Springwood QLD, six places',
        'Data analyst': 'Osborne Park WA, two days from home',
      }),
    ],
  },
  ...pembertonArticles,
  ...pembertonBrandStories,
  privacyPolicy(publisher),
  termsAndConditions(publisher, priceBasis),
];

/** A brand's site says what the group's does not; the legal pages are the same. */
export function pembertonBrandPages(brand: string, own: readonly PageSpec[]): readonly PageSpec[] {
  const named: Publisher = { ...publisher, name: `Pemberton ${brand}` };
  return [...own, privacyPolicy(named), termsAndConditions(named, priceBasis)];
}

export const pembertonFordPages: readonly PageSpec[] = [
  {
    path: '/about-us',
    title: 'Six Ford dealerships, one yard list',
    picture: sitePicture('ute-dual-sport', 'orange', 'showroom'),
    blocks: [
      text(
        'Ford is where the group began. Osborne Park, Cannington, Hilton, Ringwood, Penrith and Springwood share their stock: if the Ranger you want is in another state, we’ll bring it over. Ask for Sandy in Osborne Park if you want to hear about the Falcons.',
      ),
    ],
  },
  {
    path: '/towing',
    title: 'What a Ranger really tows',
    blocks: [
      text(
        '3,500 kilograms braked is the plate. With five people, a canopy and full tanks the combined mass runs out first, usually near 2,900. We weigh rigs at Cannington and Ringwood.',
      ),
      callToAction('Book a weigh-in', 'Half an hour, no charge.', 'Book', '/book-a-service'),
    ],
  },
];

export const pembertonKiaPages: readonly PageSpec[] = [
  {
    path: '/about-us',
    title: 'Pemberton Kia',
    picture: sitePicture('mover', 'silver', 'showroom'),
    blocks: [
      text(
        'Six showrooms from Rockingham to Caringbah, and one promise: {newWarrantyYears} years of warranty means {newWarrantyYears} years of the same faces, as far as it is in our hands. Carnivals with the bins and the tracks cleaned, because we have kids too.',
      ),
    ],
  },
  {
    path: '/warranty',
    title: '{newWarrantyYears} years',
    blocks: [
      text('{newWarrantyYears} years, unlimited kilometres, on every new Kia in private use.'),
      promises('newWarranty'),
    ],
  },
];

export const pembertonHyundaiPages: readonly PageSpec[] = [
  {
    path: '/about-us',
    title: 'Pemberton Hyundai',
    picture: sitePicture('hatch-ev', 'white', 'showroom'),
    blocks: [
      text(
        'From Wangara to Maroochydore we sell more electric Hyundais than any of our other brands sell electric anything. Borrow one for a weekend: charge it on a power point, take it to your mother’s, bring it back on Monday and tell us what you thought.',
      ),
    ],
  },
];
