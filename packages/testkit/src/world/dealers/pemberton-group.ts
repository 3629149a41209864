import type { DealerSpec } from './dealer-spec.ts';
import {
  pembertonFordPages,
  pembertonHyundaiPages,
  pembertonKiaPages,
  pembertonPages,
} from './pages/pemberton-pages.ts';
import { brandSite } from './pemberton-brand-site.ts';
import { pembertonDealerships } from './pemberton-dealerships.ts';
import { groupSettings } from './pemberton-settings.ts';
import { heroPicture, sitePicture } from './site-pictures.ts';
import { pembertonFordTheme, pembertonHyundaiTheme, pembertonKiaTheme } from './themes/pemberton-brands.ts';

/** Forty dealerships in five states, with a site for all of them and one for each of three brands. */
export const pembertonGroup: DealerSpec = {
  slug: 'pemberton',
  name: 'Pemberton Group',
  kind: 'dealer_group',
  settings: {
    leads: { source: 'Pemberton web', duplicateMinutes: 120, passesOn: 'next', passesOnMinutes: 30 },
    messages: {
      serverError: 'Something went wrong at our end. Please try again, or ring any of our dealerships.',
    },
  },
  staff: [
    { name: 'Ruth Pemberton', email: 'ruth.pemberton@pemberton.example', of: null },
    { name: 'Marco De Luca', email: 'marco.deluca@pemberton.example', of: null },
    { name: 'Simran Kaur', email: 'simran.kaur@pemberton.example', of: 'pemberton-ford-osborne-park' },
    { name: 'Hamish Redmond', email: 'hamish.redmond@pemberton.example', of: 'pemberton-ford-penrith' },
    { name: 'Thandiwe Mensah', email: 'thandiwe.mensah@pemberton.example', of: 'pemberton-kestrel-subiaco' },
    { name: 'Con Georgiou', email: 'con.georgiou@pemberton.example', of: 'pemberton-hyundai-werribee' },
    { name: 'Jodie Schulz', email: 'jodie.schulz@pemberton.example', of: 'pemberton-used-cars-gepps-cross' },
    {
      name: 'Craig Doyle',
      email: 'craig.doyle@pemberton.example',
      of: 'pemberton-kia-toowoomba',
      hasLeft: true,
    },
  ],
  dealerships: pembertonDealerships,
  sites: [
    {
      slug: 'pemberton',
      name: 'Pemberton Group',
      template: 'showroom',
      mark: 'parts',
      timeZone: 'Australia/Perth',
      manufacturer: null,
      shows: pembertonDealerships.map(({ slug }) => slug),
      hasMainDealership: true,
      hosts: ['www.pemberton.example', 'pemberton-group.example'],
      settings: groupSettings,
      promos: [
        {
          kind: 'slide',
          name: 'Electric weekend, all showrooms',
          description: 'Borrow one from Friday to Monday.',
          url: '/book-test-drive',
          picture: sitePicture('hatch-ev', 'white', 'showroom'),
          alt: 'A white electric hatch',
          days: [-5, 16],
          position: 1,
        },
        {
          kind: 'slide',
          name: 'Tradies’ week',
          description: 'Trays, racks and canopies fitted while you wait.',
          url: '/search/new-cars',
          picture: sitePicture('ute-dual-work', 'white', 'showroom'),
          alt: 'A white work ute',
          days: [3, 24],
          position: 2,
        },
        {
          kind: 'offer',
          name: 'Demonstrators, brought to your door',
          description:
            'From fifteen brands, registered and run in. Anywhere in the car’s own state we deliver it for nothing.',
          url: '/search/demo-cars',
          picture: sitePicture('wagon', 'silver', 'showroom'),
          alt: 'A silver wagon',
          days: [-20, 20],
          position: 1,
          node: { nouns: ['demo', 'demos'], givesMore: true },
          terms:
            'At the price and kilometres on each car’s page, bought before the offer ends. By road, to an address in the state where it stands.',
        },
        {
          kind: 'banner',
          name: 'Move a car across the country',
          url: '/move-a-car',
          days: [null, null],
          position: 1,
          display: ['used'],
        },
        {
          kind: 'card',
          name: 'We’ll bring it to you',
          description: 'Two days inside a state, eight across the Nullarbor.',
          url: '/move-a-car',
          days: [null, null],
          position: 1,
        },
        {
          kind: 'card',
          name: 'Fleet of two to two hundred',
          url: '/fleet',
          days: [-90, 90],
          display: ['new'],
          isStrict: true,
        },
      ],
      pages: pembertonPages,
    },
    brandSite({
      brand: 'Ford',
      manufacturer: 'ford',
      tagline: 'Ford in five states',
      heading: 'Rangers, Everests and the odd Mustang',
      hero: heroPicture(
        sitePicture('ute-dual-tour', 'orange', 'apron'),
        'An orange Ranger in front of the dealership',
      ),
      settings: { theme: pembertonFordTheme, stock: { filter: 'make = Ford or car_type = used' } },
      promos: [
        {
          kind: 'slide',
          name: 'Ranger, built for it',
          url: '/search/new-cars?refinementList[make_model][0]=Ford+Ranger',
          picture: sitePicture('ute-dual-sport', 'orange', 'showroom'),
          alt: 'An orange ute',
          days: [-30, 60],
          position: 1,
        },
      ],
      pages: pembertonFordPages,
    }),
    brandSite({
      brand: 'Kia',
      manufacturer: 'kia',
      tagline: 'Kia from Rockingham to Caringbah',
      heading: '{newWarrantyYears} years is a long time',
      hero: heroPicture(sitePicture('suv-mid', 'silver', 'showroom'), 'A silver Sportage in the showroom'),
      settings: {
        theme: pembertonKiaTheme,
        stock: { filter: 'make = Kia' },
        promises: { shown: ['newWarranty'], newWarranty: { years: 7, km: null } },
      },
      promos: [
        {
          kind: 'offer',
          name: 'Carnivals you can drive home this week',
          description: 'Eight seats, no waiting list, and mats in all three rows on us.',
          url: '/search/new-cars?refinementList[make_model][0]=Kia+Carnival',
          picture: sitePicture('mover', 'silver', 'showroom'),
          alt: 'A silver people mover',
          days: [-10, 25],
          position: 1,
          node: { nouns: ['Carnival', 'Carnivals'], givesMore: true },
          terms:
            'With new Carnivals in stock, bought before the offer ends. Genuine carpet mats, fitted before you collect it.',
        },
      ],
      pages: pembertonKiaPages,
    }),
    brandSite({
      brand: 'Hyundai',
      manufacturer: 'hyundai',
      tagline: 'Hyundai, coast to coast',
      heading: 'Borrow one for the weekend',
      hero: heroPicture(sitePicture('hatch-ev', 'blue', 'showroom'), 'A blue electric hatch in the showroom'),
      settings: { theme: pembertonHyundaiTheme, layout: { hero: 'split', laysHeaderOnHomePicture: false } },
      promos: [
        {
          kind: 'slide',
          name: 'Electric, for a weekend',
          url: '/book-test-drive',
          picture: sitePicture('suv-ev', 'green', 'showroom'),
          alt: 'A green electric SUV',
          days: [-14, 28],
          position: 1,
        },
      ],
      pages: pembertonHyundaiPages,
    }),
  ],
};
