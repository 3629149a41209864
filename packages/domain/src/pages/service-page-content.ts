import type { Location } from '../locations/location.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { atAnchor } from '../site/anchors.ts';
import { navigationLink, type NavigationLink, type NavigationSite } from '../site/navigation.ts';
import { safeLink } from '../core/safe-link.ts';

type FormSettings = Pick<SiteSettings['serviceBooking'], 'form' | 'frameUrl' | 'iframeProvider'>;

export type ServiceForm =
  | {
      readonly kind: 'iframe';
      readonly url: string;
      /** Whose page it is: by name, else by its host. */
      readonly provider: string;
    }
  | { readonly kind: 'registry' }
  | { readonly kind: 'standard' };

/** Which form the service page has (SERV-1): a frame without an address would be empty, so it is the default one. */
export function serviceForm({ form, frameUrl, iframeProvider }: FormSettings): ServiceForm {
  if (form !== 'frame') return { kind: form };
  const link = safeLink(frameUrl);
  if (link?.kind !== 'external') return { kind: 'standard' };
  return { kind: 'iframe', url: link.href, provider: iframeProvider ?? hostOf(link.href) };
}

/** The service-time frame of the home page (HOME-3); null where the site has no address for it. */
export function serviceTimesIframe({
  timeFrameUrl,
  iframeProvider,
}: Pick<SiteSettings['serviceBooking'], 'iframeProvider' | 'timeFrameUrl'>): {
  readonly url: string;
  readonly provider: string;
} | null {
  const link = safeLink(timeFrameUrl);
  if (link?.kind !== 'external') return null;
  return { url: link.href, provider: iframeProvider ?? hostOf(link.href) };
}

function hostOf(address: string): string {
  return address.replace(/^\w+:\/\//, '').replace(/[/?#].*$/, '');
}

type ServiceLocation = Pick<Location, 'id' | 'locationType' | 'visible' | 'address' | 'phone'>;
type PageSettings = SiteSettings['servicePage'];

export interface ServiceCard extends NavigationLink {
  readonly title: string;
  readonly text: string;
}

export interface ServicePageContent {
  readonly heading: string;
  readonly book: { readonly text: string; readonly href: string };
  readonly benefits: PageSettings['benefits'];
  readonly certifiedBanner: string | null;
  readonly also: { readonly heading: string; readonly cards: readonly ServiceCard[] } | null;
  readonly contact: { readonly kind: 'map' | 'details'; readonly locationIds: readonly string[] } | null;
  readonly dropOffTimes: PageSettings['dropOffTimes'];
  readonly perks: PageSettings['perks'];
  readonly freeRide: string | null;
}

/** The service page (SERV-1, SERV-2): what a flag or an empty setting leaves away is empty or null. */
export function servicePageContent(
  { servicePage: settings, promises }: Pick<SiteSettings, 'promises' | 'servicePage'>,
  locations: readonly ServiceLocation[],
  site: NavigationSite,
): ServicePageContent {
  return {
    heading: settings.heading,
    book: { text: settings.bookText, href: atAnchor('', 'serviceForm') },
    benefits: settings.benefits,
    certifiedBanner: settings.certifiedBannerText,
    also: alsoInterested(settings, site, promises.shown),
    contact: serviceContact(settings, locations),
    dropOffTimes: settings.showsDropOffNotice ? settings.dropOffTimes : [],
    perks: settings.showsPerks ? settings.perks : [],
    freeRide: freeRide(settings),
  };
}

/** Cards of what the dealer gives (SERV-2), to pages that the site has (PAGE-1); without any, their heading would stand alone. */
function alsoInterested(
  { alsoHeading, alsoCards }: PageSettings,
  site: NavigationSite,
  promised: readonly string[],
): ServicePageContent['also'] {
  const given = alsoCards.filter(({ promise }) => promise === undefined || promised.includes(promise));
  const cards = given.flatMap(({ title, text, label, link }) => {
    const target = navigationLink({ label, link }, site);
    return target ? [Object.assign(target, { title, text })] : [];
  });
  return cards.length > 0 ? { heading: alsoHeading, cards } : null;
}

/** A map of the service departments that are on one, else how to reach them; a missing location shows nothing. */
function serviceContact(
  { contact }: Pick<PageSettings, 'contact'>,
  locations: readonly ServiceLocation[],
): ServicePageContent['contact'] {
  const service = locations.filter(({ locationType, visible }) => locationType === 'service' && visible);
  const mapped = service.filter(
    ({ address }) => address !== null && address.lat !== null && address.long !== null,
  );
  if (contact === 'map' && mapped.length > 0) return { kind: 'map', locationIds: mapped.map(({ id }) => id) };
  return service.length > 0 ? { kind: 'details', locationIds: service.map(({ id }) => id) } : null;
}

function freeRide({ freeRideKm, freeRideText }: PageSettings): string | null {
  return freeRideKm === null ? null : freeRideText.replaceAll('{km}', String(freeRideKm));
}
