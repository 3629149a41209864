import { callButton, revealedPhone, type ShownPhone } from '@forecourt/domain/contact/call-button';
import { knownText } from '@forecourt/domain/core/known-text';
import type { Location } from '@forecourt/domain/locations/location';
import type { Car } from '@forecourt/domain/stock/car/car';
import type { SiteContext } from '../site/site-context.ts';

/** A number that can be asked for. What is masked is not in here (RULE-11). */
export interface MaskedPhoneView {
  readonly kind: 'masked';
  readonly shown: string;
  readonly revealText: string;
  /** Where it is asked for, and the field that says whose it is. */
  readonly action: string;
  readonly field: { readonly name: 'car_id' | 'location_id'; readonly value: string };
}

/** The phone of a car or location as a page draws it: asked for by a click, or a link that calls. */
export type PhoneRevealView = MaskedPhoneView | WholePhoneView;

/** A number that calls, and the location whose it is: shown whole once, it is masked nowhere else. */
export interface WholePhoneView extends ShownPhone {
  readonly locationId?: string;
}

type ContactSite = Pick<SiteContext, 'settings'>;

export const phoneRevealPath = '/api/phone-reveals';

/** The phone of the location where a car stands (RULE-11); null where there is none, and then no button. */
export function phoneRevealViewOf(
  { id, location }: Pick<Car, 'id' | 'location'>,
  { settings }: ContactSite,
): PhoneRevealView | null {
  return viewOf(location?.phone, { name: 'car_id', value: id }, settings);
}

/** The phone of a location, in the header or on its card (RULE-11). */
export function locationPhoneViewOf(
  location: Pick<Location, 'id' | 'phone' | 'landlinePhone'>,
  { settings }: ContactSite,
): PhoneRevealView | null {
  const view = viewOf(locationPhone(location), { name: 'location_id', value: location.id }, settings);
  return view?.kind === 'shown' ? { ...view, locationId: location.id } : view;
}

/** The same for whoever has a booking there: nobody masks a number from their own customer. */
export function wholePhoneViewOf(
  location: Pick<Location, 'id' | 'phone' | 'landlinePhone'>,
): WholePhoneView | null {
  const phone = revealedPhone(locationPhone(location));
  return phone && { ...phone, locationId: location.id };
}

/** Under which a location is called: its mobile or main number before its landline. */
export function locationPhone({
  phone,
  landlinePhone,
}: Pick<Location, 'phone' | 'landlinePhone'>): string | null {
  return knownText(phone) ?? knownText(landlinePhone);
}

function viewOf(
  phone: string | null | undefined,
  field: MaskedPhoneView['field'],
  { contact }: SiteContext['settings'],
): PhoneRevealView | null {
  const button = callButton(phone, contact);
  return button?.kind === 'masked' ? { ...button, action: phoneRevealPath, field } : button;
}
