import { z } from 'zod';
import { setting, settingsGroup } from '../define-setting.ts';
import { promiseName } from './promises.settings.ts';
import { linkCard } from './values/links.ts';
import { choice, optionalLink, toggle, wording } from './values/setting-kinds.ts';
import { line, titledText } from './values/texts.ts';

const dropOffTimes = 'drop-off 7:45am and 8:45am; pick-up 2:00pm from the shopping centre' as const;

export const servicePage = settingsGroup('Service page', {
  heroImageUrl: optionalLink({
    label: 'Picture',
    help: 'The large picture at the top of the service page.',
    editableBy: 'dealer',
    from: ["Hero image; heading 'GENUINE SERVICING'", 'SERV-1'],
  }),
  heading: wording({
    default: 'Genuine servicing',
    label: 'Heading',
    help: 'The large words on the picture of the service page.',
    from: ["heading 'GENUINE SERVICING'", 'SERV-1'],
  }),
  bookText: wording({
    max: 30,
    default: 'Book now',
    label: 'Book',
    help: 'The words on the button that leads down to the form.',
    from: ['BOOK NOW button scrolling to the service-form section', 'SERV-1'],
  }),
  benefits: setting({
    schema: z.array(titledText).max(8),
    default: [
      { title: 'Genuine parts', text: 'Made for your car, fitted by people who know it.' },
      { title: 'Ongoing maintenance plan', text: 'You’ll know what each service costs before it’s due.' },
      { title: 'Software updates', text: 'We’ll keep the software in your car up to date.' },
      { title: 'Full health checks', text: 'You’ll know what to keep an eye on until next time.' },
    ],
    label: 'Benefits',
    help: 'The blocks of the service page that say why to come here.',
    editor: 'table',
    editableBy: 'dealer',
    from: ['Four benefit blocks: Genuine Parts', 'SERV-2'],
  }),
  certifiedBannerText: setting({
    schema: line(160).nullable(),
    default: 'A certified dealership',
    label: 'Certified banner',
    help: 'A band across the service page that says who certified the workshop; without words it is left away.',
    editor: 'text',
    editableBy: 'dealer',
    from: ['A certified dealership banner', 'SERV-2'],
  }),
  alsoHeading: wording({
    default: 'You might also be interested in',
    label: 'Heading of the cards below',
    help: 'Stands over the cards at the foot of the service page.',
    from: ["'You might also be interested in' cards", 'SERV-2'],
  }),
  alsoCards: setting({
    schema: z.array(linkCard.extend({ promise: promiseName.optional() })).max(6),
    default: [
      {
        title: '{newWarranty} warranty',
        text: 'With every new car.',
        label: 'About the warranty',
        link: '/warranty',
        promise: 'newWarranty',
      },
      {
        title: 'Roadside assistance',
        text: 'Help on the road for {roadsideMonths} months.',
        label: 'About roadside assistance',
        link: '/roadside-assist',
        promise: 'roadsideAssist',
      },
    ],
    label: 'Cards at the foot',
    help: 'What the service page recommends besides a service. A card about a promise stands there only where the dealer gives it.',
    editor: 'table',
    editableBy: 'dealer',
    from: ['a 5 year unlimited kilometre warranty, and Roadside assistance', 'SERV-2'],
  }),
  contact: choice({
    options: ['map', 'details'],
    default: 'map',
    label: 'Where to find the workshop',
    help: 'The service page ends with a map, or with phone and hours of the service department.',
    editableBy: 'dealer',
    from: ['A location map or service-department contact details', 'SERV-2'],
  }),
  showsDropOffNotice: toggle({
    default: false,
    label: 'Drop-off and pick-up notice',
    help: 'The service page lists when the shuttle takes customers away and fetches them.',
    editableBy: 'dealer',
    from: ['Optional drop-off and pick-up notice', 'SERV-2'],
  }),
  dropOffTimes: setting({
    schema: z.array(z.strictObject({ what: line(30), when: line(30), where: line(60).nullable() })).max(12),
    default: [
      { what: 'Drop-off', when: '7:45am', where: null },
      { what: 'Drop-off', when: '8:45am', where: null },
      { what: 'Pick-up', when: '2:00pm', where: 'the shopping centre' },
      { what: 'Pick-up', when: '4:30pm', where: 'the train station' },
    ],
    label: 'Drop-off and pick-up times',
    help: 'The lines of the drop-off and pick-up notice.',
    editor: 'table',
    editableBy: 'dealer',
    from: [dropOffTimes, 'TEN-9'],
  }),
  showsPerks: toggle({
    default: false,
    label: 'Perks',
    help: 'The service page has a section with what customers get besides the service.',
    editableBy: 'dealer',
    from: ['One flag shows a perks section with six items', 'SERV-2'],
  }),
  perks: setting({
    schema: z.array(titledText).max(12),
    default: [
      { title: 'Select Service', text: 'Pick the service that suits your car.' },
      { title: 'Quick Smart 90-minute service', text: 'Wait for it and drive home in it.' },
      { title: 'Free loan cars', text: 'Keep moving while we work.' },
      { title: 'Waiting lounge', text: 'Coffee, a desk and Wi-Fi.' },
      { title: 'Courtesy shuttle', text: 'We’ll drop you where you need to be.' },
      { title: 'Early bird drop offs', text: 'Drop the car off before work.' },
    ],
    label: 'List of perks',
    help: 'What the section of perks names.',
    editor: 'table',
    editableBy: 'dealer',
    from: ['Select Service, Quick Smart 90-minute service, free loan cars', 'SERV-2'],
  }),
  freeRideKm: setting({
    schema: z.int().min(1).max(100).nullable(),
    default: null,
    label: 'Free ride within',
    help: 'The service page offers a free ride within this many kilometres of the workshop; without a number it offers none.',
    editor: 'number',
    editableBy: 'dealer',
    from: ["A free ride offer in one dealer's service copy has an 8km radius", 'TEN-9'],
  }),
  freeRideText: wording({
    max: 160,
    placeholders: ['km'],
    default: 'A free ride home or to work within {km} km of the workshop.',
    label: 'Words of the free ride',
    help: 'Stands on the service page where a free ride is offered; {km} becomes the distance.',
    from: ["A free ride offer in one dealer's service copy", 'TEN-9'],
  }),
});
