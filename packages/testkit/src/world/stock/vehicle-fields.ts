import type { Car } from '@forecourt/domain/stock/car/car';
import type { Variant } from '@forecourt/domain/stock/car/variant';
import type { Badge } from '../vehicles/catalogue.ts';
import type { Vehicle } from './choose-vehicle.ts';
import { usualFigures, type Figures } from './usual-figures.ts';
import { vehicleTitle } from './vehicle-title.ts';

type VehicleField =
  | 'name'
  | 'year'
  | 'make'
  | 'model'
  | 'badge'
  | 'series'
  | 'carsalesTitle'
  | 'simpleBody'
  | 'simpleTransmission'
  | 'simpleFuel'
  | 'fuel'
  | 'drive'
  | 'seats'
  | 'doors'
  | 'transmission'
  | 'engineSize'
  | 'gears'
  | 'bodyConfiguration'
  | 'manufacturerBody'
  | 'manufacturerBody2'
  | 'manufacturerBody3'
  | 'variant'
  | 'caravan';

/** What a car has because it is this vehicle; systems differ in how they write the size of an engine. */
export function vehicleFields(vehicle: Vehicle, system: number): Pick<Car, VehicleField> {
  const { make, model, generation, badge, year } = vehicle;
  const [manufacturerBody = null, manufacturerBody2 = null, manufacturerBody3 = null] =
    model.newAs?.manufacturerBody ?? [];
  const title = vehicleTitle(vehicle);
  const gearbox = model.itemType === 'car' ? gearboxWords[badge.simpleTransmission ?? ''] : undefined;
  return {
    name: gearbox === undefined ? title : `${title} ${gearbox}`,
    year,
    make: make.name,
    model: model.name,
    badge: badge.name === '' ? null : badge.name,
    series: generation.series,
    carsalesTitle: `${title}${gearbox === undefined ? '' : ` ${gearbox}`} MY${String(year).slice(2)}`,
    simpleBody: badge.simpleBody ?? model.simpleBody,
    simpleTransmission: badge.simpleTransmission,
    simpleFuel: badge.simpleFuel,
    fuel: badge.fuel,
    drive: badge.drive,
    seats: badge.seats,
    doors: badge.doors,
    transmission: badge.transmission,
    engineSize: engineSizeOf(badge, system),
    gears: badge.gears,
    bodyConfiguration: badge.bodyConfiguration,
    manufacturerBody,
    manufacturerBody2,
    manufacturerBody3,
    variant: variantOf(vehicle),
    caravan: badge.caravan ?? null,
  };
}

const gearboxWords: Readonly<Record<string, string>> = { Automatic: 'Auto', Manual: 'Manual' };

function engineSizeOf({ variant }: Badge, system: number): string | null {
  const { engineSize, engineSizeLitres } = variant;
  if (!engineSize || !engineSizeLitres) return null;
  if (system % 3 === 0) return `${engineSize}cc`;
  return system % 3 === 1 ? `${engineSizeLitres.toFixed(1)}L` : engineSizeLitres.toFixed(1);
}

const variants = new WeakMap<Badge, Variant>();

function variantOf(vehicle: Vehicle): Variant {
  const { badge } = vehicle;
  const known = variants.get(badge);
  if (known !== undefined) return known;
  const made = { ...unknownVariant, ...badge.variant, ...usualFigures(vehicle) };
  variants.set(badge, made);
  return made;
}

const unknownVariant: Omit<Variant, keyof Figures> = {
  wetWeight: null,
  cylinders: null,
  engineSize: null,
  engineSizeLitres: null,
  induction: null,
  gearType: null,
  fuelConsumptionCombined: null,
  fuelCapacity: null,
  grossVehicleMass: null,
  vehicleLength: null,
  vehicleHeight: null,
  vehicleWidth: null,
  torque: null,
  ancapRating: null,
  bodyConfiguration: null,
};
