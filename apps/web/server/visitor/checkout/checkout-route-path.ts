import { checkoutAddress } from '@forecourt/app/shared/reservation-address';

/** The path of a step of reserving, as a route has it: for any car. */
export const checkoutRoutePath = (step: Parameters<typeof checkoutAddress>[1]) =>
  checkoutAddress('{slug}', step).replace('%7Bslug%7D', '{slug}');
