/** The addresses of the instant offer that are the same on every site; it begins where the site's trade-in page lies. */
export const offerPaths = {
  /** Where the journey of this browser stands. */
  journey: '/trade-in/offer',
  lookUp: '/trade-in/offer/look-up',
  choose: '/trade-in/offer/choose',
  photos: '/trade-in/offer/photos',
  details: '/trade-in/offer/details',
  back: '/trade-in/offer/back',
  accept: '/trade-in/offer/accept',
  /** The short enquiry, with what is known of the car filled in. */
  enquiry: '/trade-in/offer/enquiry',
  /** What the offer leaves to pay of a car. */
  towards: '/trade-in/offer/towards',
  /** Which journey a browser has, for the page that is one for all. */
  own: '/api/trade-in/journey',
  /** From the offer back to the answers that it was made from. */
  change: '/trade-in/offer/change',
  /** Another number, once the first has ended. */
  again: '/trade-in/offer/again',
  /** A person in place of the program. */
  person: '/trade-in/offer/person',
  /** The link to the offer by mail. */
  email: '/trade-in/offer/email',
  inspection: '/trade-in/offer/inspection',
  inspectionFile: '/trade-in/offer/inspection/calendar',
} as const;

/** Where a script asks which car was found (API-1). */
export const vehiclePath = '/api/eval-expert/vehicle';

/** The journey for whoever has its link: another device, or the same one later. */
export function journeyLink(secret: string): string {
  return `${offerPaths.journey}/link/${secret}`;
}

/** What scripts ask of the offer of this browser. */
export const offerApiPaths = {
  standing: '/api/trade-in/offer',
  towards: '/api/trade-in/towards',
} as const;
