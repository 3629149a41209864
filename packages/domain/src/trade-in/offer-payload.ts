import { fillPlaces } from '../core/fill-places.ts';
import type { WireValue } from '../form/form.ts';
import type { SiteSettings } from '../settings/registry.ts';
import type { LookedUpVehicle } from './read-vehicle-lookup.ts';

interface OfferLead {
  readonly dealershipSlug: string | null;
  /** The answers of all steps, under their names on the wire. */
  readonly answers: Readonly<Record<string, WireValue>>;
  readonly odometer: number;
  readonly vehicle: LookedUpVehicle;
  readonly sms: { readonly content: string | null; readonly from: string | null };
}

/** The lead of an instant offer (TRADE-5): the form's answers, and the car in the words of the dealer's systems. */
export function offerPayload({ dealershipSlug, answers, odometer, vehicle, sms }: OfferLead) {
  return {
    ...answers,
    dealership_slug: dealershipSlug,
    category: 'Trade-in Enquiry',
    EvalID: vehicle.evalId,
    VIN: vehicle.vin,
    EngineNumber: vehicle.engineNo,
    Rego: vehicle.registration,
    RegoExpiry: vehicle.regExpiry,
    Kms: vehicle.km ?? odometer,
    Make: vehicle.make,
    Model: vehicle.model,
    Series: vehicle.series,
    Variant: vehicle.variant,
    Year: vehicle.year,
    Transmission: vehicle.transmission,
    RedBookCode: vehicle.redbookCode,
    sms_content: sms.content,
    sms_from: sms.from,
  };
}

interface SmsPlaces {
  readonly name: string;
  readonly make: string | null;
  readonly model: string | null;
  readonly site: string;
}

/** The SMS to the seller; null where the site sends none. A car of unknown make is called a car. */
export function offerSms(
  { smsContent }: Pick<SiteSettings['tradeInContent'], 'smsContent'>,
  { name, make, model, site }: SmsPlaces,
): string | null {
  if (smsContent === '') return null;
  const filled = fillPlaces(smsContent, { name, site, make: make ?? 'car', model: model ?? '' });
  return filled.replaceAll(/ +(?=[ .,])/g, '');
}

interface Seller {
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly odometer: number;
}

/** What POST /api/eval-expert/update-eval is told: the kilometres, and whose car it is. */
export function evaluationUpdate(
  evalId: string,
  seller: Seller,
  { evaluatorEmail }: Pick<SiteSettings['tradeIn'], 'evaluatorEmail'>,
) {
  return {
    evalid: evalId,
    km: seller.odometer,
    userEmail: evaluatorEmail,
    cName: `${seller.name} ${seller.lastName}`,
    cEmail: seller.email,
    cPhone: seller.phone,
  };
}
