import type { Car } from '@forecourt/domain/stock/car/car';
import {
  carColumns,
  caravanColumns,
  lenderColumns,
  marketColumns,
  photoColumns,
  variantColumns,
} from '../stock/car-columns.ts';
import type { CopyTarget } from './copy-rows.ts';

/** A table of cars with how a car's rows in it are made. */
export interface CarTable extends CopyTarget {
  rowsOf(car: Car): readonly (readonly unknown[])[];
}

const carNames = Object.keys(carColumns) as (keyof typeof carColumns)[];
const caravanNames = Object.keys(caravanColumns) as (keyof typeof caravanColumns)[];
const noCaravan = caravanNames.map(() => null);

/** The values of a child under its names, after the two columns by which it belongs to its car. */
const childOf =
  <Child extends object>(columns: Readonly<Record<keyof Child, string>>) =>
  (car: Car, child: Child): unknown[] => [
    car.dealershipId,
    car.id,
    ...Object.keys(columns).map((name) => child[name as keyof Child]),
  ];

const owner = ['dealershipId', 'carId'];
const variantOf = childOf<NonNullable<Car['variant']>>(variantColumns);
const marketOf = childOf<NonNullable<Car['market']>>(marketColumns);
const lenderOf = childOf<Car['lenders'][number]>(lenderColumns);
const photoOf = childOf<Car['photos'][number]>(photoColumns);

/** Where a car's parts go, in an order in which each finds what it refers to. */
export const carTables: readonly CarTable[] = [
  {
    table: 'cars',
    columns: [
      ...Object.values(carColumns),
      ...Object.values(caravanColumns),
      'photosCount',
      'primaryImageUrl',
      'createdAt',
      'updatedAt',
    ],
    rowsOf: (car) => [
      [
        ...carNames.map((name) => car[name]),
        ...(car.caravan === null ? noCaravan : caravanNames.map((name) => car.caravan?.[name])),
        car.photos.length,
        car.photos[0]?.url,
        car.createdAt,
        car.createdAt,
      ],
    ],
  },
  {
    table: 'carVariants',
    columns: [...owner, ...Object.values(variantColumns)],
    rowsOf: (car) => (car.variant === null ? [] : [variantOf(car, car.variant)]),
  },
  {
    table: 'carPhotos',
    columns: [...owner, ...Object.values(photoColumns), 'position', 'createdAt'],
    rowsOf: (car) => car.photos.map((photo, position) => [...photoOf(car, photo), position, car.createdAt]),
  },
  {
    table: 'carLenders',
    columns: [...owner, ...Object.values(lenderColumns), 'updatedAt'],
    rowsOf: (car) => car.lenders.map((lender) => [...lenderOf(car, lender), car.createdAt]),
  },
  {
    table: 'carMarket',
    columns: [...owner, ...Object.values(marketColumns), 'fetchedAt'],
    rowsOf: (car) => (car.market === null ? [] : [[...marketOf(car, car.market), car.createdAt]]),
  },
  {
    table: 'carPrices',
    columns: [...owner, 'askedFrom', 'cents'],
    rowsOf: (car) =>
      car.priceHistory.map(({ askedFrom, cents }) => [car.dealershipId, car.id, askedFrom, cents]),
  },
  {
    table: 'carCounters',
    columns: [...owner, 'views'],
    rowsOf: (car) => (car.views > 0 ? [[car.dealershipId, car.id, car.views]] : []),
  },
];
