import { dayInWords } from '@forecourt/domain/core/day-words';
import { addExactHours, dateIn } from '@forecourt/domain/core/zoned-time';
import type { Promo } from '@forecourt/domain/promotions/promo';

/** Until 30 November 2026; null where it has no end. */
export function promoEnd({ expiresAt }: Pick<Promo, 'expiresAt'>, zone: string): string | null {
  if (expiresAt === null) return null;
  // It ends at the first moment of a day, so that the day before is its last.
  return `Until ${dayInWords(dateIn(addExactHours(expiresAt, -1), zone))}`;
}
