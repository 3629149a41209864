import { callToAction, facts, faq, picture, promises, quote, text } from '../block.ts';
import { harboursideArticles } from '../articles/harbourside-articles.ts';
import type { PageSpec } from '../dealer-spec.ts';
import { sitePicture } from '../site-pictures.ts';
import { harboursideBrandPages } from './harbourside-brand-pages.ts';
import { consumerGuarantees, privacyPolicy, termsAndConditions, type Publisher } from './law-pages.ts';

const publisher: Publisher = {
  name: 'Harbourside Mazda',
  address: '218 Willoughby Road, Naremburn NSW 2065',
  email: 'privacy@harbourside-mazda.example',
  abn: '51 824 753 556',
};

export const harboursidePages: readonly PageSpec[] = [
  {
    path: '/about-us',
    title: 'About Harbourside Mazda',
    description: 'A Mazda dealer on the lower north shore since 1988, with a second yard in Brookvale.',
    picture: sitePicture('suv-mid', 'red', 'harbour'),
    blocks: [
      text(
        'We opened on Willoughby Road in 1988 with six cars and a hoist. The hoist has been replaced; the corner has not. Today there are forty-one of us in Naremburn and Brookvale, and most of the people who sell you a car will still be here when it comes back for its second service.',
        'We sell one brand new and know it well. We have used cars of other makes too, because good cars get traded in on good cars.',
      ),
      facts({
        'On this corner since': '1988',
        People: '41',
        'Loan cars': '18',
        'Average handover': '55 minutes',
      }),
      quote(
        'They had the CX-5 at my office for a drive at lunch, and the paperwork took eleven minutes.',
        'Priya N., Lane Cove',
      ),
      callToAction(
        'Come and sit in one',
        'We keep a car of every model charged or fuelled.',
        'Book a test drive',
        '/book-test-drive',
      ),
    ],
  },
  {
    path: '/mazda-assured',
    title: 'Mazda Assured used cars',
    description: 'Used Mazdas inspected on 120 points in our own workshop.',
    picture: sitePicture('hatch', 'blue', 'workshop'),
    blocks: [
      text(
        'A Mazda becomes an Assured car when the people who will service it have signed for it. The inspection runs to 120 points, from the air-con clutch to the date on the tyres, and you get the sheet.',
      ),
      facts({
        'Points checked': '120',
        'Roadside assist': '{roadsideMonths} months',
        'Service history': 'Complete, or the car is not Assured',
      }),
      picture(sitePicture('hatch', 'red', 'harbour'), 'A red hatch by the harbour'),
      consumerGuarantees(),
      callToAction(
        'See what’s in stock',
        'Only cars that passed carry the badge.',
        'Browse used cars',
        '/search/used-cars',
      ),
    ],
  },
  {
    path: '/warranty',
    title: 'Warranty',
    blocks: [
      text(
        'A new Mazda comes with a {newWarranty} warranty. Keep the book, wherever you have it serviced, and bring the car to us when something is not right: we’ll lodge the claim, and you’ll have a loan car if it takes longer than a day.',
      ),
      faq({
        'Does it move to the next owner?':
          'Yes, with the car, for whatever is left of the {newWarrantyYears} years.',
        'Do I have to service it here?':
          'No. Use a qualified workshop, genuine or equivalent parts, and keep the invoices.',
      }),
      promises('newWarranty', 'roadsideAssist'),
    ],
  },
  {
    path: '/faqs',
    title: 'Questions people ask',
    blocks: [
      faq({
        'Can you bring a car to me?':
          'Between Palm Beach and the city, yes, on weekdays. Choose Brookvale or Naremburn when you book and tell us the address in the message.',
        'What does drive away include?':
          'Twelve months of registration, CTP, stamp duty and dealer delivery for a private buyer in NSW. Nothing is added at the desk.',
        'How long is the wait for a new CX-60?':
          'If it’s not in the yard, six to fourteen weeks. We’ll tell you the week the ship is due and ring you if it slips.',
        'Can I leave the keys before work?': 'The key safe at Naremburn is open from 6:45am.',
      }),
    ],
  },
  {
    path: '/careers',
    title: 'Work with us',
    blocks: [
      text(
        'We are looking for a fourth-year apprentice or newly qualified technician at Brookvale, and for a service adviser who likes mornings. Tools, training at Mazda and every second Saturday off.',
      ),
      callToAction(
        'Get in touch',
        'Tell us what you drove last and what you’d fix on it.',
        'Contact us',
        '/contact',
      ),
    ],
  },
  ...harboursideArticles,
  ...harboursideBrandPages,
  privacyPolicy(publisher),
  termsAndConditions(
    publisher,
    'Drive away prices are for a private buyer in NSW 2065 and include 12 months registration, CTP, stamp duty and dealer delivery.',
  ),
];
