import { slugOf } from '@forecourt/domain/core/slug';
import { personName } from '../../people/person-name.ts';
import { streetFor } from '../../places/streets.ts';
import { markNames } from '../../marks/draw-mark.ts';
import { randomFor, type Random } from '../../random.ts';
import { facts, text } from '../block.ts';
import type { DealerSpec, DealershipSpec, Overrides, SiteSpec, LocationSpec } from '../dealer-spec.ts';
import { usualScenes } from '../dealer-scenes.ts';
import { dealerLicence } from '../licences.ts';
import { privacyPolicy } from '../pages/law-pages.ts';
import { byAppointment, type Week } from '../week.ts';
import { ordinaryStock } from '../ordinary-stock.ts';
import { apportion } from './apportion.ts';
import type { DealerName } from './dealer-names.ts';
import { looks } from './looks.ts';

const lenders = [
  ['eastlight_credit', 1],
  ['broadacre_lending', 2],
  ['redgum_finance', 3],
  ['wattlebank', 4],
  ['marlow_finance', 5],
  ['tidal_money', 6],
  ['ridgeline_finance', 7],
] as const;

const weeks: readonly Week[] = [
  { weekdays: ['08:30', '17:30'], sat: ['09:00', '16:00'], sun: 'closed' },
  { weekdays: ['08:00', '17:00'], thu: ['08:00', '20:00'], sat: ['08:30', '12:30'], sun: byAppointment },
  { weekdays: ['09:00', '18:00'], sat: ['09:00', '17:00'], sun: ['10:00', '16:00'] },
];

const voices = {
  car: ['plain', 'shouting', 'family'],
  motorcycle: ['workshop'],
  caravan: ['caravan'],
} as const;

export interface GeneratedDealer {
  readonly name: DealerName;
  /** Cars in all its dealerships together. */
  readonly cars: number;
  readonly dealerships: number;
  readonly hasSite: boolean;
}

/** A dealer of the scale world, told as the files of the demo's dealers tell theirs. */
export function generatedDealer({ name: own, cars, dealerships, hasSite }: GeneratedDealer): DealerSpec {
  const random = randomFor(`scale-dealer/${own.slug}`);
  const [lender, providerType] = random.pick(lenders);
  const { given, family } = personName(random);
  const specs = apportion(
    cars,
    Array.from({ length: dealerships }, () => 1 + random.next()),
  ).map((count, index) => dealershipAt(own, { index, count, lender, random }));
  return {
    slug: own.slug,
    name: `${own.name} Pty Ltd`,
    kind: 'dealer_group',
    settings: {},
    staff: [{ name: `${given} ${family}`, email: `manager@${own.slug}.example`, of: null }],
    dealerships: specs,
    sites: hasSite ? [siteOf(own, specs, settingsOf(own, { lender, providerType, random }))] : [],
  };
}

interface Drawn {
  readonly index: number;
  readonly count: number;
  readonly lender: string;
  readonly random: Random;
}

function dealershipAt(own: DealerName, { index, count, lender, random }: Drawn): DealershipSpec {
  const { make, itemType } = own;
  const suffix = index === 0 ? '' : ` Yard ${index + 1}`;
  return {
    slug: slugOf(`${own.slug}${suffix}`),
    name: `${own.name}${suffix}`,
    makes: make === null ? [] : [make.name],
    locations: [locationAt(own, suffix, random)],
    reviews: {
      count: random.chance(0.5) ? random.int(1, 8) : 0,
      average: random.int(36, 49) / 10,
      subjects: [itemType, 'any'],
    },
    destinations: [{ kind: 'email', name: 'Leads', address: `leads@${own.slug}.example` }],
    stock: ordinaryStock({
      scenes: randomFor(`scenes/${own.slug}`).pick(usualScenes[itemType]),
      count,
      itemType,
      carTypes: make === null ? { used: 1 } : { new: 35, demo: 8, used: 57 },
      newMakes: make === null ? [] : [make.slug],
      usedPrices: itemType === 'motorcycle' ? [2_990, 34_990] : [5_990, 89_990],
      certified: make === null ? 0 : 0.15,
      lenders: [lender],
      voice: random.pick(voices[itemType]),
      priceTypes: random.pick([['Drive Away'], ['Excl. Govt. Charges'], ['Drive Away', 'EGC', null]]),
    }),
  };
}

function locationAt({ place, slug }: DealerName, suffix: string, random: Random): LocationSpec {
  return {
    name: `${place.city}${suffix}`,
    city: place.city,
    state: place.state,
    street: streetFor(random),
    dealerLicence: dealerLicence(place.state, slug),
    ...(random.chance(0.2) ? { holidays: 'closed' as const } : {}),
    sales: { hours: random.pick(weeks) },
    ...(random.chance(0.5) ? { service: { hours: random.pick(weeks) } } : {}),
  };
}

function siteOf(own: DealerName, shown: readonly DealershipSpec[], settings: Overrides): SiteSpec {
  const { name, slug, place } = own;
  const publisher = {
    name,
    address: `${place.city} ${place.state} ${place.postcode}`,
    email: `office@${slug}.example`,
    abn: '51 824 753 556',
  };
  return {
    slug,
    name,
    template: lookOf(slug).template,
    mark: randomFor(`mark/${slug}`).pick(markNames),
    timeZone: place.timeZone,
    manufacturer: own.make?.slug ?? null,
    shows: shown.map((dealership) => dealership.slug),
    hasMainDealership: true,
    hosts: [`www.${slug}.example`],
    settings,
    promos: [],
    pages: [
      {
        path: '/about-us',
        title: `About ${name}`,
        blocks: [
          text(`${name} is in ${place.city}. Come in, or write to us.`),
          facts({ Town: place.city, State: place.state }),
        ],
      },
      privacyPolicy(publisher),
    ],
  };
}

function settingsOf(
  own: DealerName,
  drawn: { readonly lender: string; readonly providerType: number; readonly random: Random },
): Overrides {
  const { place, itemType, name } = own;
  const doesWithoutTemplateFilter = itemType !== 'car' || own.make !== null;
  return {
    site: {
      timeZone: zoneOf(place.timeZone),
      defaultState: stateOf(place.state),
      strapline: `${name}, ${place.city}`.slice(0, 80),
      usesAutograb: drawn.random.chance(0.6),
    },
    theme: lookOf(own.slug).theme,
    stock: { itemTypes: [itemType], ...(doesWithoutTemplateFilter ? { templateFilter: '' } : {}) },
    finance: { provider: drawn.lender, providerType: drawn.providerType },
  };
}

function lookOf(slug: string): (typeof looks)[number] {
  return randomFor(`scale-look/${slug}`).pick(looks);
}

type Site = NonNullable<Overrides['site']>;

/** Places are written with the names that the settings know. */
function zoneOf(timeZone: string): NonNullable<Site['timeZone']> {
  return timeZone as NonNullable<Site['timeZone']>;
}

function stateOf(state: string): NonNullable<Site['defaultState']> {
  return state.toLowerCase() as NonNullable<Site['defaultState']>;
}
