import { callToAction, facts, faq, quote, text } from '../block.ts';
import { wanderlightArticles } from '../articles/wanderlight-articles.ts';
import type { PageSpec } from '../dealer-spec.ts';
import { sitePicture } from '../site-pictures.ts';
import { consumerGuarantees, privacyPolicy, termsAndConditions, type Publisher } from './law-pages.ts';

const publisher: Publisher = {
  name: 'Wanderlight Caravans',
  address: '14 Johnston Street, Bundaberg QLD 4670',
  email: 'office@wanderlight-caravans.example',
  abn: '90 151 402 277',
};

export const wanderlightPages: readonly PageSpec[] = [
  {
    path: '/about-us',
    title: 'The shed',
    picture: sitePicture('caravan-offroad', 'white', 'outback'),
    blocks: [
      text(
        'The shed was built for sugar in 1951. It is ninety metres long, dry, and holds every van we have, so that you can walk through them in January without melting and in February without drowning.',
        'Jenny has towed to Broome and back, twice. Mick has rebuilt more wheel bearings than he has had hot dinners, several of them at the roadside. Ask either of them what your car can pull before you fall in love.',
      ),
      facts({
        'Under one roof': '4,100 square metres',
        Weighbridge: 'Free, any van',
        Handover: 'Two hours, and you do the hitching',
      }),
      quote(
        'Jenny talked us out of the bigger one because the Pajero couldn’t pull it. Who does that?',
        'Margaret and Col, Bargara',
      ),
    ],
  },
  {
    path: '/weigh-in',
    title: 'Weigh it before you go',
    description: 'A free ball-weight and axle check on our weighbridge for any van.',
    picture: sitePicture('caravan', 'white', 'workshop', 'side'),
    blocks: [
      text(
        'Bring the van as you travel: water, gas, food, the second fridge. We’ll weigh the ball, the axles and the car, write the four numbers beside the four on your plates and tell you which of them to worry about. It takes twenty minutes and costs nothing, wherever you bought it.',
      ),
      callToAction(
        'Book a weigh-in',
        'Tuesdays and Thursdays, eight to twelve.',
        'Choose a morning',
        '/book-a-service',
      ),
    ],
  },
  {
    path: '/warranty',
    title: 'Warranty',
    blocks: [
      text(
        'There is no statutory warranty on used caravans in Queensland. New vans come with their maker’s, which we’ll show you in writing; on used vans over $20,000 we give three months on brakes, bearings, gas and water ourselves.',
      ),
      consumerGuarantees(),
    ],
  },
  {
    path: '/faqs',
    title: 'Before you ask',
    blocks: [
      faq({
        'What is tare?':
          'What the van weighs as built, with empty tanks. What you may load on top is the ATM less the tare.',
        'Can I tow it with my SUV?':
          'Tell us the make, model and year. We’ll look up braked towing, ball weight and the combined mass, which is the one people forget.',
        'Do you do pre-purchase inspections?':
          'Of vans from elsewhere, yes: $240, with a moisture meter and photographs.',
        'Can we sleep in one first?': 'There is a powered site behind the shed. Bring sheets.',
      }),
    ],
  },
  ...wanderlightArticles,
  privacyPolicy(publisher),
  termsAndConditions(
    publisher,
    'Prices are drive away for a private buyer in Queensland. There is no statutory warranty on caravans in Queensland; new vans have their maker’s.',
  ),
];
