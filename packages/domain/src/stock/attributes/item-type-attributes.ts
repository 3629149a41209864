import { cabOf } from '../car/cab.ts';
import { engineCc } from '../car/engine-size.ts';
import type { AttributeDefinition } from './attribute-definition.ts';

/** 0 is how feeds say that they do not know: nothing here weighs or measures nothing. */
const amount = (value: number | null | undefined) => (value ? [value] : []);

/** What buyers of a ute, a motorcycle or a caravan choose by, and buyers of anything else never (TEN-7). */
export const itemTypeAttributes = {
  cab: {
    key: 'cab',
    field: 'cab',
    kind: 'keyword',
    label: 'Cab',
    limit: 10,
    itemTypes: ['car'],
    values: (car) => {
      const cab = cabOf(car);
      return cab === null ? [] : [cab];
    },
  },
  towing: {
    key: 'towing',
    field: 'towing',
    kind: 'number',
    label: 'Towing',
    limit: null,
    itemTypes: ['car'],
    values: ({ variant }) => amount(variant?.brakedTowingMass),
  },
  lams: {
    key: 'lams',
    field: 'lams',
    kind: 'keyword',
    label: 'Learners',
    limit: 10,
    itemTypes: ['motorcycle'],
    // Only a yes is worth choosing: nobody looks for what learners may not ride.
    values: ({ itemType, variant }) => (itemType === 'motorcycle' && variant?.isLams === true ? ['yes'] : []),
  },
  engineSize: {
    key: 'engine_size',
    field: 'engine_size',
    kind: 'number',
    label: 'Engine size',
    limit: null,
    itemTypes: ['motorcycle'],
    // Of a car buyers say litres, and choose by its fuel.
    values: (car) => amount(car.itemType === 'motorcycle' ? Math.round(engineCc(car) ?? 0) : 0),
  },
  seatHeight: {
    key: 'seat_height',
    field: 'seat_height',
    kind: 'number',
    label: 'Seat height',
    limit: null,
    itemTypes: ['motorcycle'],
    values: ({ variant }) => amount(variant?.seatHeight),
  },
  sleeps: {
    key: 'sleeps',
    field: 'sleeps',
    kind: 'count',
    label: 'Sleeps',
    limit: 30,
    itemTypes: ['caravan'],
    values: ({ caravan }) => amount(caravan?.sleeps),
  },
  length: {
    key: 'length',
    field: 'length',
    kind: 'number',
    label: 'Length',
    limit: null,
    itemTypes: ['caravan'],
    // To the nearest foot, as the trade calls its vans: 19.6 ft stands in the yard as a twenty-footer.
    values: ({ caravan }) => amount(Math.round(caravan?.bodyLengthFeet ?? 0)),
  },
  tare: {
    key: 'tare',
    field: 'tare',
    kind: 'number',
    label: 'Tare',
    limit: null,
    itemTypes: ['caravan'],
    values: ({ caravan }) => amount(caravan?.tareWeightKg),
  },
  atm: {
    key: 'atm',
    field: 'atm',
    kind: 'number',
    label: 'ATM',
    limit: null,
    itemTypes: ['caravan'],
    values: ({ caravan }) => amount(caravan?.aggregateTrailerMassKg),
  },
} as const satisfies Record<string, AttributeDefinition>;
