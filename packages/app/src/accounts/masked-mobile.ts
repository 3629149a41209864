import { parsePhone } from '@forecourt/domain/core/australian-phone';

/** A visitor's own phone as a page says whose session it is: known to its owner, of no use to others. */
export function maskedMobile(phone: string): string {
  const { display = '' } = parsePhone(phone) ?? {};
  return display.replace(/ \d{3} /, ' *** ');
}
