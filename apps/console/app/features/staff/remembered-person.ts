import type { StaffSessionView } from '@forecourt/app/staff/session.view';
import { keep, readKept } from '../../shared/on-this-device.ts';

/** Who signed in on this device last, to be greeted by name. Nothing here opens anything. */
export interface RememberedPerson {
  readonly firstName: string;
  readonly email: string;
  readonly place: string | null;
}

const storageKey = 'console.person';

export function rememberPerson({ person, email, places }: StaffSessionView): void {
  const remembered: RememberedPerson = {
    firstName: person.name.split(' ')[0] ?? person.name,
    email,
    place: places[0]?.name ?? null,
  };
  keep(storageKey, JSON.stringify(remembered));
}

export function forgetPerson(): void {
  keep(storageKey, null);
}

export function rememberedPerson(): RememberedPerson | null {
  try {
    const kept = JSON.parse(readKept(storageKey) ?? 'null') as Partial<RememberedPerson> | null;
    if (typeof kept?.firstName !== 'string' || typeof kept.email !== 'string') return null;
    return { firstName: kept.firstName, email: kept.email, place: kept.place ?? null };
  } catch {
    return null;
  }
}
