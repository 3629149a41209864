import type { KeptLookup } from '@forecourt/app/ports/trade-in/offer-store.port';
import type { LookedUpVehicle } from '@forecourt/domain/trade-in/read-vehicle-lookup';

export const vehicleColumns = [
  'evalId',
  'vin',
  'engineNo',
  'registration',
  'regExpiry',
  'km',
  'make',
  'model',
  'series',
  'variant',
  'year',
  'transmission',
  'redbookCode',
  'body',
  'cylinders',
  'compMth',
  'compYr',
  'buildMth',
  'buildYr',
] as const;

type VehicleRow = Omit<LookedUpVehicle, 'complianceMonth' | 'complianceYear' | 'buildMonth' | 'buildYear'> & {
  readonly compMth: number | null;
  readonly compYr: number | null;
  readonly buildMth: number | null;
  readonly buildYr: number | null;
};

/** No longer than its column, which is as long as anybody's car needs. */
const longest: Partial<Record<keyof LookedUpVehicle, number>> = {
  evalId: 120,
  vin: 40,
  engineNo: 60,
  registration: 20,
  regExpiry: 40,
  make: 120,
  model: 120,
  series: 200,
  variant: 200,
  transmission: 200,
  redbookCode: 80,
  body: 120,
};

export function rowOfVehicle(vehicle: LookedUpVehicle): VehicleRow {
  const { complianceMonth, complianceYear, buildMonth, buildYear, ...rest } = vehicle;
  const cut = Object.entries(longest).map(([key, most]) => {
    const value = vehicle[key as keyof LookedUpVehicle];
    return [key, typeof value === 'string' ? value.slice(0, most) : value];
  });
  return {
    ...rest,
    ...(Object.fromEntries(cut) as Partial<VehicleRow>),
    cylinders: rest.cylinders !== null && rest.cylinders <= 100 ? rest.cylinders : null,
    compMth: complianceMonth,
    compYr: complianceYear,
    buildMth: buildMonth,
    buildYr: buildYear,
  };
}

export function vehicleOfRow({ compMth, compYr, buildMth, buildYr, ...rest }: VehicleRow): LookedUpVehicle {
  return {
    ...rest,
    complianceMonth: compMth,
    complianceYear: compYr,
    buildMonth: buildMth,
    buildYear: buildYr,
  };
}

export function lookupOfRow({
  id,
  descriptions,
  chosenDescription,
  createdAt: lookedUpAt,
  ...vehicle
}: VehicleRow & Omit<KeptLookup, 'lookedUpAt' | 'vehicle'> & { readonly createdAt: Date }): KeptLookup {
  return { id, descriptions, chosenDescription, lookedUpAt, vehicle: vehicleOfRow(vehicle) };
}
