import type { Car } from '@forecourt/domain/stock/car/car';
import type { Random } from '../random.ts';

/**
 * The form of the plates that each state issues now: A is a letter, 0 a digit, what stands in brackets is
 * fixed. The fixed part lies at the end of a series that is years away from being reached, so that the
 * plate of a car of the world is on no car of the road.
 */
const forms: Readonly<Record<string, Readonly<Record<Car['itemType'], string>>>> = {
  NSW: { car: '[Z]AA00A', motorcycle: '[ZZ]A00', caravan: '[TZ]00AA' },
  VIC: { car: '[9Z]A0AA', motorcycle: '[9Z]0AA', caravan: '[Z]0000[9]' },
  QLD: { car: '000[Z]A0', motorcycle: '000[ZZ]', caravan: '000[UZ]A' },
  WA: { car: '[1Z]AA000', motorcycle: '[1Z]A000', caravan: '[1TZ]A000' },
  SA: { car: '[S]000[Z]AA', motorcycle: '[S]00[Z]AA', caravan: '[S]000[TZ]A' },
  TAS: { car: '[Z]00AA', motorcycle: '[Z]000A', caravan: '[Z]00[T]A' },
  ACT: { car: '[YZ]A00A', motorcycle: '[Z]0000', caravan: '[TZ]000' },
  NT: { car: '[CZ]00AA', motorcycle: '[CZ]000', caravan: '[TZ]0000' },
};

const letters = Array.from('ABCDEFGHJKLMNPRSTUVWXYZ');
const digits = Array.from('0123456789');

/** A plate of the state, such as 'ZKB42C'; that of New South Wales where the state is not known. */
export function regoPlate(state: string | null, itemType: Car['itemType'], random: Random): string {
  const form = (forms[state?.toUpperCase() ?? ''] ?? forms['NSW'])?.[itemType] ?? '';
  let plate = '';
  let isFixed = false;
  for (const sign of form) {
    if (sign === '[' || sign === ']') isFixed = sign === '[';
    else if (isFixed) plate += sign;
    else plate += random.pick(sign === 'A' ? letters : digits);
  }
  return plate;
}
