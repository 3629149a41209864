import { slugOf } from '@forecourt/domain/core/slug';
import type { State } from '../places/place.ts';
import { streetFor } from '../places/streets.ts';
import { randomFor } from '../random.ts';
import type { DealershipSpec, LocationSpec } from './dealer-spec.ts';
import { electricScenes } from './dealer-scenes.ts';
import { dealerLicence, repairerLicence } from './licences.ts';
import { byAppointment, type Week } from './week.ts';
import { ordinaryStock } from './ordinary-stock.ts';

type Row = readonly [name: string, city: string, state: State, makes: readonly string[], count: number];

/** Forty dealerships in five states: what the sign says, where, the brands it sells new, the cars it has. */
const rows: readonly Row[] = [
  ['Ford', 'Osborne Park', 'WA', ['Ford'], 96],
  ['Ford', 'Cannington', 'WA', ['Ford'], 74],
  ['Kia', 'Osborne Park', 'WA', ['Kia'], 68],
  ['Kia', 'Rockingham', 'WA', ['Kia'], 46],
  ['Hyundai', 'Wangara', 'WA', ['Hyundai'], 72],
  ['Hyundai', 'Mandurah', 'WA', ['Hyundai'], 48],
  ['Mitsubishi', 'Myaree', 'WA', ['Mitsubishi'], 44],
  ['Nissan', 'Midland', 'WA', ['Nissan'], 52],
  ['Volkswagen', 'Osborne Park', 'WA', ['Volkswagen'], 58],
  ['Subaru', 'Balcatta', 'WA', ['Subaru'], 62],
  ['Isuzu UTE', 'Welshpool', 'WA', ['Isuzu'], 54],
  ['GWM', 'Maddington', 'WA', ['GWM'], 50],
  ['MG', 'Joondalup', 'WA', ['MG'], 46],
  ['Kestrel', 'Subiaco', 'WA', ['Kestrel'], 24],
  ['Used Cars', 'Burswood', 'WA', [], 140],
  ['Prestige', 'Claremont', 'WA', ['BMW', 'Audi'], 40],
  ['Ford', 'Hilton', 'SA', ['Ford'], 60],
  ['Kia', 'Medindie', 'SA', ['Kia'], 48],
  ['Hyundai', 'Melrose Park', 'SA', ['Hyundai'], 50],
  ['Nissan', 'Christies Beach', 'SA', ['Nissan'], 42],
  ['GWM', 'Elizabeth', 'SA', ['GWM'], 38],
  ['Used Cars', 'Gepps Cross', 'SA', [], 110],
  ['Ford', 'Ringwood', 'VIC', ['Ford'], 66],
  ['Kia', 'Berwick', 'VIC', ['Kia'], 54],
  ['Hyundai', 'Werribee', 'VIC', ['Hyundai'], 56],
  ['Volkswagen & Skoda', 'Brighton', 'VIC', ['Volkswagen', 'Skoda'], 44],
  ['Kestrel', 'Richmond', 'VIC', ['Kestrel'], 22],
  ['Mitsubishi', 'Bendigo', 'VIC', ['Mitsubishi'], 48],
  ['Subaru', 'Shepparton', 'VIC', ['Subaru'], 36],
  ['Ford', 'Penrith', 'NSW', ['Ford'], 62],
  ['Kia', 'Caringbah', 'NSW', ['Kia'], 50],
  ['Hyundai', 'Broadmeadow', 'NSW', ['Hyundai'], 54],
  ['Isuzu UTE', 'Dubbo', 'NSW', ['Isuzu'], 40],
  ['MG & LDV', 'Campbelltown', 'NSW', ['MG', 'LDV'], 44],
  ['Kestrel', 'Alexandria', 'NSW', ['Kestrel'], 20],
  ['Ford', 'Springwood', 'QLD', ['Ford'], 58],
  ['Kia', 'Toowoomba', 'QLD', ['Kia'], 42],
  ['Hyundai', 'Maroochydore', 'QLD', ['Hyundai'], 50],
  ['Nissan', 'Mackay', 'QLD', ['Nissan'], 40],
  ['GWM', 'Cairns', 'QLD', ['GWM'], 34],
];

/** Dealerships were bought one by one and kept their habits. */
const habits: readonly Week[] = [
  { weekdays: ['08:00', '17:30'], sat: ['08:30', '13:00'], sun: 'closed' },
  { weekdays: ['08:00', '18:00'], wed: ['08:00', '20:00'], sat: ['08:00', '13:00'], sun: 'closed' },
  { weekdays: ['08:30', '17:30'], sat: ['09:00', '16:00'], sun: byAppointment },
  { weekdays: ['08:00', '17:00'], fri: ['08:00', '16:30'], sat: 'closed', sun: 'closed' },
  { weekdays: ['08:30', '18:00'], sat: ['09:00', '17:00'], sun: ['11:00', '16:00'] },
  {
    weekdays: { words: '8am - 5:30pm', isOpen: true, times: ['08:00', '17:30'] },
    sat: ['08:30', '12:30'],
    sun: null,
  },
];

/** Western Australia and Queensland close their car yards on Sundays by law. */
const closedSundays: ReadonlySet<State> = new Set(['WA', 'QLD']);

/** Numbers that were never entered: the console has something to point at. */
const withoutLicence: ReadonlySet<string> = new Set([
  'pemberton-gwm-elizabeth',
  'pemberton-subaru-shepparton',
  'pemberton-nissan-mackay',
]);

const holidays = ['closed', 'sales_only', 'short_days', undefined] as const;

export const pembertonDealerships: readonly DealershipSpec[] = rows.map(dealershipAt);

/** Slugs of the dealerships that sell a brand new. */
export function pembertonDealershipsOf(make: string): readonly string[] {
  return pembertonDealerships.filter(({ makes }) => makes.includes(make)).map(({ slug }) => slug);
}

function dealershipAt([name, city, state, makes, count]: Row, index: number): DealershipSpec {
  const slug = `pemberton-${slugOf(name)}-${slugOf(city)}`;
  const random = randomFor(`pemberton/${slug}`);
  const isElectric = makes.includes('Kestrel');
  return {
    slug,
    name: `Pemberton ${name} ${city}`,
    makes,
    locations: [locationAt(slug, `${name} ${city}`, city, state, index)],
    reviews: {
      count: random.int(18, 900),
      average: random.int(36, 48) / 10,
      subjects: isElectric ? ['any', 'electric', 'workshop'] : ['any', 'car', 'workshop'],
    },
    destinations: [
      {
        kind: 'crm',
        name: 'Group customer system',
        address: `https://crm.pemberton.example/dealerships/${slug}`,
      },
      ...(index % 3 === 0
        ? [
            {
              kind: 'adf_http' as const,
              name: 'Maker’s lead service',
              address: `https://leads.pemberton.example/adf/${slug}`,
            },
          ]
        : []),
      ...(index % 5 === 0
        ? [
            {
              kind: 'adf_email' as const,
              name: 'Old lead manager',
              address: `adf-${slugOf(city)}@pemberton.example`,
            },
          ]
        : []),
    ],
    stock: ordinaryStock({
      ...(isElectric && { scenes: electricScenes }),
      count,
      carTypes: makes.length === 0 ? { used: 95, demo: 5 } : { new: 45, demo: 10, used: 45 },
      newMakes: makes.map(slugOf),
      usedMakes: isElectric ? ['kestrel', 'tesla', 'byd', 'polestar'] : null,
      usedPrices: makes.includes('BMW') ? [24_990, 149_990] : [7_990, 79_990],
      certified: makes.length === 0 ? 0 : 0.2,
      lenders: isElectric ? ['marlow_finance', 'kestrel_finance'] : ['marlow_finance'],
      dirt: 0.06,
      voice: makes.length === 0 ? 'shouting' : makes.includes('BMW') ? 'premium' : 'plain',
      priceTypes: ['Drive Away'],
    }),
  };
}

function locationAt(slug: string, name: string, city: string, state: State, index: number): LocationSpec {
  const week = habits[index % habits.length] ?? null;
  const isClosed = week !== null && closedSundays.has(state) && Array.isArray(week.sun);
  const holiday = holidays[index % holidays.length];
  const repairer = repairerLicence(state, slug);
  return {
    name,
    city,
    state,
    street: streetFor(randomFor(`street/${slug}`)),
    ...(withoutLicence.has(slug) ? {} : { dealerLicence: dealerLicence(state, 'pemberton') }),
    ...(repairer === undefined ? {} : { repairerLicence: repairer }),
    ...(holiday === undefined ? {} : { holidays: holiday }),
    sales: { hours: isClosed ? { ...week, sun: 'closed' } : week, isUntyped: index % 7 === 6 },
    ...(index % 4 === 3
      ? {}
      : {
          service: {
            hours: {
              weekdays: ['07:30', '17:00'],
              sat: index % 2 === 0 ? ['08:00', '12:00'] : 'closed',
              sun: 'closed',
            },
          },
        }),
    ...(index % 5 === 0
      ? {
          parts: {
            hours: index % 2 === 0 ? null : { weekdays: ['08:00', '17:00'], sat: 'closed', sun: 'closed' },
          },
        }
      : {}),
  };
}
