import type { DealershipId } from '@forecourt/domain/core/ids';
import { newOrUsed } from '@forecourt/domain/leads/new-or-used';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { CarOutline } from '../../ports/stock/car-store.port.ts';
import type { HandLeadStore } from '../../ports/leads/hand-lead-store.port.ts';
import { carWords } from '../inbox/lead-words.ts';
import { mostPlaces } from './hand-ports.ts';

/** Where somebody may take a lead down. */
export interface HandPlacesView {
  readonly places: readonly { readonly id: string; readonly name: string }[];
}

/** A car that a lead may be about. */
export interface HandCarView {
  readonly id: string;
  /** 2025 Mazda CX-60 P50e GT. */
  readonly title: string;
  /** H20418, Naremburn; Sold. */
  readonly note: string;
  /** What a lead about it is filed as; null where nobody says. */
  readonly kind: 'new_car' | 'used_car' | null;
}

export interface HandCarsView {
  readonly cars: readonly HandCarView[];
}

interface LookUpPorts {
  readonly store: StoreRunner<{ readonly handLeads: Pick<HandLeadStore, 'places' | 'findCars'> }>;
}

const mostCars = 8;

/** The yards of whoever is signed in. */
export function showHandPlaces({ store }: LookUpPorts, scope: StaffScope): Promise<HandPlacesView> {
  return store.run(scope, async ({ handLeads }) => ({
    places: (await handLeads.places(mostPlaces)).map(({ dealershipId, name }) => ({
      id: dealershipId,
      name,
    })),
  }));
}

/** Cars of one of them, by stock number, VIN or words of the title. */
export function findHandCars(
  { store }: LookUpPorts,
  scope: StaffScope,
  { at, text }: { readonly at: DealershipId; readonly text: string },
): Promise<HandCarsView> {
  return store.run(scope, async ({ handLeads }) => ({
    cars: (await handLeads.findCars(at, text, mostCars)).map(carView),
  }));
}

function carView(car: CarOutline): HandCarView {
  const { id, stockNumber, locationName, status, carType } = car;
  const kind = newOrUsed(carType);
  const title = carWords(car, { vehicleMake: car.make, vehicleModel: car.model }) ?? 'A car without a name';
  const state = status === 'sold' ? 'Sold' : null;
  return {
    id,
    title,
    note: [stockNumber, locationName, state].flatMap((part) => part || []).join(', '),
    kind: kind && `${kind}_car`,
  };
}
