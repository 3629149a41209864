import type { SiteSettings } from '../settings/registry.ts';
import {
  bookerFields,
  orderFields,
  vehicleFields,
  type ServiceBookingContext,
  type ServiceBookingSettings,
} from './service-booking-form.ts';

export type BookingStepKey = SiteSettings['serviceBooking']['steps'][number];

export interface BookingStep {
  readonly key: BookingStepKey;
  readonly title: string;
  /** The names inside of the fields that this step asks. */
  readonly fields: readonly string[];
}

type StepSettings = ServiceBookingSettings & {
  readonly serviceBooking: Pick<SiteSettings['serviceBooking'], 'steps' | 'stepTitles'>;
};

const everyStep: readonly BookingStepKey[] = ['vehicle', 'contact', 'order'];

/**
 * The steps of a booking in the dealer's order: Vehicle, Contact, Order; Contact, Vehicle, Order; or two,
 * where the fields of the missing step join the last (FORM-5). News are offered at the end.
 */
export function bookingStepList(
  settings: StepSettings,
  context: ServiceBookingContext,
): readonly BookingStep[] {
  const { steps, stepTitles } = settings.serviceBooking;
  const fieldsOf: Readonly<Record<BookingStepKey, readonly string[]>> = {
    vehicle: Object.keys(vehicleFields(settings, context)),
    contact: Object.keys(bookerFields(settings)),
    order: Object.keys(orderFields(settings, context)),
  };
  const missing = everyStep.filter((key) => !steps.includes(key)).flatMap((key) => fieldsOf[key]);
  return steps.map((key, index) => {
    const joins = index === steps.length - 1 ? [...missing, 'optIn'] : [];
    return { key, title: stepTitles[key], fields: [...fieldsOf[key], ...joins] };
  });
}
