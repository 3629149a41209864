import type { Car } from '../stock/car/car.ts';
import type { LeadFormName } from './lead-form-name.ts';

type TrackedCar = Pick<
  Car,
  | 'badge'
  | 'carType'
  | 'colour'
  | 'make'
  | 'model'
  | 'priceCents'
  | 'simpleBody'
  | 'simpleFuel'
  | 'stockNumber'
  | 'vin'
  | 'year'
>;

interface TrackedForm {
  readonly form: LeadFormName;
  readonly department: 'sales' | 'service' | 'parts';
}

type Parameters = Readonly<Record<string, string | number>>;

/**
 * The parameters of the automotive standard for a sent form. Named one by one: the visitor's name, phone,
 * email, rego and words have no way into them.
 */
export function analyticsParameters({ form, department }: TrackedForm, car: TrackedCar | null): Parameters {
  const named: Readonly<Record<string, string | number | null>> = {
    event_owner: 'forecourt',
    form_name: form,
    form_type: 'lead',
    department,
    item_id: car?.vin ?? null,
    item_number: car?.stockNumber ?? null,
    item_price: dollars(car?.priceCents),
    item_condition: car?.carType ?? null,
    item_year: car?.year ?? null,
    item_make: car?.make ?? null,
    item_model: car?.model ?? null,
    item_variant: car?.badge ?? null,
    item_color: car?.colour ?? null,
    item_category: car?.simpleBody ?? null,
    item_fuel_type: car?.simpleFuel ?? null,
  };
  return Object.fromEntries(
    Object.entries(named).filter(
      (entry): entry is [string, string | number] => entry[1] !== null && entry[1] !== '',
    ),
  );
}

function dollars(cents: number | null | undefined): number | null {
  return typeof cents === 'number' ? cents / 100 : null;
}
