import { callToAction, cards, facts, faq, promises, text } from '../block.ts';
import { moretonArticles } from '../articles/moreton-articles.ts';
import type { PageSpec } from '../dealer-spec.ts';
import { sitePicture } from '../site-pictures.ts';
import { consumerGuarantees, privacyPolicy, termsAndConditions, type Publisher } from './law-pages.ts';

const publisher: Publisher = {
  name: 'Moreton Toyota',
  address: '1180 Gympie Road, Aspley QLD 4034',
  email: 'privacy@moreton-toyota.example',
  abn: '33 102 417 986',
};

export const moretonPages: readonly PageSpec[] = [
  {
    path: '/about-us',
    title: 'About Moreton Toyota',
    picture: sitePicture('4x4-large', 'white', 'apron'),
    blocks: [
      text(
        'Three yards up the northside and one at Cleveland, a hundred and twelve people, and more LandCruisers than the boat ramp at Scarborough on a long weekend. We have been the northside’s Toyota dealer since 1974, and the third generation of some families is now on its first Corolla.',
        'What we’re proud of is dull: the phones are answered, the quote is the bill, and the workshop opens before the traffic does.',
      ),
      facts({ Yards: '4', 'Service bays': '46', 'Cars serviced a day': 'About 190', Since: '1974' }),
    ],
  },
  {
    path: '/toyota-certified',
    title: 'Certified used Toyotas',
    description: 'What certified means here: inspected, documented, and in writing.',
    blocks: [
      text(
        'A used Toyota is certified when its book is complete, its history is clear, it has passed a multi-point inspection by Toyota technicians and anything worn has been replaced with a genuine part. The badge comes off the day any of this stops being true.',
      ),
      cards(
        ['Inspected', 'By technicians who work on nothing else.', 'How we inspect', '/toyota-certified'],
        [
          'Documented',
          'Service book and history report before you ask.',
          'See certified cars',
          '/search/used-cars',
        ],
      ),
      consumerGuarantees(),
    ],
  },
  {
    path: '/warranty',
    title: 'Warranty and roadside',
    blocks: [
      text(
        'New Toyotas come with a {newWarranty} warranty for private use. Have the car serviced on time and cover on the engine and driveline grows to seven years; hybrid batteries can reach {longestWarrantyYears} with a yearly check.',
      ),
      promises('newWarranty', 'roadsideAssist'),
    ],
  },
  {
    path: '/roadside-assist',
    title: 'Roadside assist',
    description: 'From the Bruce Highway to the boat ramp: help when the car won’t go.',
    picture: sitePicture('4x4-large', 'white', 'apron'),
    blocks: [
      text(
        'Every new Toyota we sell comes with roadside assist. One number, day and night, printed on the card in your service book.',
      ),
      promises('roadsideAssist'),
      faq({
        'What if I’m towing?':
          'Say so when you ring. The trailer comes with you, up to the car’s towing limit.',
        'Does it work off the road?':
          'On any road a two-wheel drive could use. For sand and tracks, ring a recovery service.',
      }),
      callToAction(
        'Before a long trip',
        'Tyres, battery and coolant, looked at in half an hour.',
        'Book it in',
        '/book-a-service',
      ),
    ],
  },
  {
    path: '/fleet',
    title: 'Fleet and trade',
    blocks: [
      text(
        'HiLux, HiAce and Corolla for one van or sixty. Our fleet desk quotes by four the next business day, fits out trays and racks on site, and keeps two demonstrators rigged for work so that your people can load them up before you sign.',
      ),
      callToAction(
        'Ask the fleet desk',
        'Tell us how many, how far and what they carry.',
        'Contact us',
        '/contact',
      ),
    ],
  },
  {
    path: '/faqs',
    title: 'Frequently asked',
    blocks: [
      faq({
        'How long is the wait for a hybrid?':
          'It changes by the month. Cars in stock and cars on the water are on this site with what we know; for the rest we’ll give you a range of weeks in writing.',
        'Can you hold a car for me?':
          'Ring us, or ask on the car’s page. $500 holds most cars for two days and comes back in full if you change your mind.',
        'Do you take boats and bikes as trade-ins?': 'Bikes yes, boats no. We have tried.',
        'What is the early bird?':
          'Keys in the slot at Aspley from 5:45am, courtesy bus to the station at 7:45 and 8:45.',
      }),
    ],
  },
  ...moretonArticles,
  {
    path: '/careers',
    title: 'Careers',
    blocks: [
      text(
        'Twelve apprentices start with us every January. We also want two parts interpreters, a detailer for Cleveland, and anyone who can explain a novated lease without putting people to sleep.',
      ),
    ],
  },
  privacyPolicy(publisher),
  termsAndConditions(
    publisher,
    'Drive away prices are for a private buyer in postcode 4034 and include stamp duty, twelve months registration, CTP and dealer delivery. Used cars are priced drive away unless the listing says otherwise.',
  ),
];
