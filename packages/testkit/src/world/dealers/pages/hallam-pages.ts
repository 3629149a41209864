import { callToAction, facts, faq, heading, promises, quote, text } from '../block.ts';
import { hallamArticles } from '../articles/hallam-articles.ts';
import type { PageSpec } from '../dealer-spec.ts';
import { placeView } from '../../pictures/place-view.ts';
import { privacyPolicy, termsAndConditions, type Publisher } from './law-pages.ts';

const publisher: Publisher = {
  name: 'Hallam & Sons',
  address: '77 Redfern Street, Cowra NSW 2794',
  email: 'ros@hallam-and-sons.example',
  abn: '18 004 462 390',
};

export const hallamPages: readonly PageSpec[] = [
  {
    path: '/the-family',
    title: 'The family',
    description: 'Three generations on the corner of Redfern and Kendal.',
    picture: placeView('paddock', 2),
    blocks: [
      text(
        'Ted Hallam sold his first ute in 1962, to a neighbour, on a handshake, and took a heifer as part payment. His son Jim has run the parts counter since 1979. David, Jim’s eldest, sells the cars now, and his daughter does the Saturday wash when netball allows.',
        'We stock what gets used around here: crew cabs with a tow bar, wagons that can find Wyangala in the wet, and something under fifteen thousand for whoever just got their Ps.',
      ),
      facts({
        'Same corner since': '1962',
        Generations: 'Three',
        'Loan cars': 'Six',
        Dogs: 'Two, both called Diff',
      }),
      quote(
        'Drove in from Grenfell with a dead D-MAX. Tyson had it going by lunch and Ros shouted me a sandwich.',
        'Kev T., Grenfell',
      ),
      heading('Who you’ll be talking to'),
      facts({
        'David Hallam': 'Sales, new and used. Third generation.',
        'Ros McKenzie': 'Finance and paperwork. Here since 1998.',
        'Tyson Bell': 'Workshop. Isuzu master technician.',
        'Mel Kearney': 'Bookings and loan cars. Answers before the third ring.',
        'Jim Hallam': 'Parts, since 1979.',
      }),
    ],
  },
  {
    path: '/farm-trades',
    title: 'Farm trades',
    blocks: [
      text(
        'Bring it as it is. Bent bullbar, cracked screen, kelpie hair: we have seen it. David will look at it on the day and write the number on the back of a card. If it’s only good for the paddock we’ll say so and tell you who might want it.',
      ),
      callToAction(
        'Ring before you load it',
        'Saves you the diesel if we have three already.',
        'Get in touch',
        '/contact-us',
      ),
    ],
  },
  {
    path: '/warranty',
    title: 'Warranty',
    blocks: [
      text(
        'New Isuzus have a {newWarranty} warranty from the maker. Used cars under ten years and 160,000 km have the three months or 5,000 km that New South Wales gives them. Older ones are sold as what they are, and the price says so.',
      ),
      promises('newWarranty', 'engineGuarantee'),
    ],
  },
  {
    path: '/faqs',
    title: 'What people ask',
    blocks: [
      faq({
        'Are you open on Sunday?': 'If you ring David on Saturday, yes.',
        'Will you come out to the farm?':
          'Within an hour of Cowra, for a look at a trade or to drop a loan car. No charge.',
        'Do you do finance?': 'Ros does. Bring a pay slip or last year’s tax and an hour.',
      }),
    ],
  },
  {
    path: '/careers',
    title: 'Apprentices',
    blocks: [
      text(
        'Tyson takes one apprentice a year. Year ten is enough if you can say why a diesel has no spark plugs.',
      ),
    ],
  },
  ...hallamArticles,
  privacyPolicy(publisher),
  termsAndConditions(
    publisher,
    'Drive away prices are for a private buyer in NSW 2794 and include stamp duty, transfer and the registration shown.',
  ),
];
