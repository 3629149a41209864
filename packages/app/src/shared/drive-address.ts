import { pathFor } from '@forecourt/domain/site/paths';
import type { SiteContext } from '../site/site-context.ts';

/** What a visitor has chosen so far; it stands in the address, so that every step is a link. */
export interface DriveChoice {
  readonly car: string | null;
  /** Where no car is chosen: a make and model that the site sells, as Mazda CX-5, or that they are not sure yet. */
  readonly model: string | null;
  /** The slug of a second car, to be driven in the same visit. */
  readonly also: string | null;
  readonly location: string | null;
  readonly day: string | null;
  readonly time: string | null;
  /** The token of the booking that is to be moved. */
  readonly booking: string | null;
  /** Somebody else took the time of this choice. */
  readonly taken: string | null;
}

/** In place of a model: they are not sure yet. */
export const unsureModel = 'any';

/** The addresses of the steps that are the same on every site; the first lies where the site puts it. */
export const drivePaths = {
  times: '/test-drive/times',
  hold: '/test-drive/hold',
  details: '/test-drive/details',
  booking: '/test-drive/bookings/',
} as const;

/** The address of a choice: the first step, or the second with what the first chose. */
export function driveAddress(
  { settings }: Pick<SiteContext, 'settings'>,
  step: 'times' | 'details',
  choice: Partial<DriveChoice>,
): string {
  const query = choiceFields(choice)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  const path = step === 'times' ? pathFor(settings, 'bookTestDrive') : drivePaths[step];
  return query === '' ? path : `${path}?${query}`;
}

/** Of which model one is chosen, in addresses. */
export const ofModelName = 'of';

/** Where one of the cars of a model is chosen to be driven. */
export function ofModelAddress(
  context: Pick<SiteContext, 'settings'>,
  model: string,
  at: Partial<DriveChoice>,
): string {
  const address = driveAddress(context, 'times', at);
  return `${address}${address.includes('?') ? '&' : '?'}${ofModelName}=${encodeURIComponent(model)}`;
}

/** The same choice as fields of a form. The names stand in links that visitors have: they do not change. */
export function choiceFields({
  car = null,
  model = null,
  also = null,
  location = null,
  day = null,
  time = null,
  booking = null,
  taken = null,
}: Partial<DriveChoice>): readonly (readonly [string, string])[] {
  const named = { car, model, also, yard: location, day, time, booking, taken };
  return Object.entries(named).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}

/** Where a booking is looked at, moved and cancelled by whoever has its link. */
export function bookingAddress(token: string, more: '' | '/cancel' | '/calendar' = ''): string {
  return `${drivePaths.booking}${token}${more}`;
}
