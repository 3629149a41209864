import { parsePhone } from '@forecourt/domain/core/australian-phone';
import { parseEmail } from '@forecourt/domain/core/email';
import type { KnownPerson } from '../ports/accounts/personal-data-store.port.ts';

/** Reads by what a person is looked for who wrote to the dealer: an email or a phone; null where it is neither. */
export function parsePerson(text: string): KnownPerson | null {
  const typed = text.trim();
  const email = parseEmail(typed);
  const phone = parsePhone(typed)?.e164 ?? null;
  return email === null && phone === null ? null : { visitorId: null, phone, email };
}
