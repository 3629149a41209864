import { knownText } from '@forecourt/domain/core/known-text';
import { priceBasisSentence } from '@forecourt/domain/law/price-basis-sentence';
import { licenceLine } from '@forecourt/domain/locations/licence-line';
import type { Location } from '@forecourt/domain/locations/location';
import { openingHours } from '@forecourt/domain/locations/opening-hours';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import {
  footerGroups,
  navigationLink,
  type FooterGroup,
  type NavigationLink,
  type NavigationSite,
} from '@forecourt/domain/site/navigation';
import { pathFor } from '@forecourt/domain/site/paths';
import { socialLinks } from '@forecourt/domain/site/social-links';
import type { FooterPlaceView, FooterView } from './layout.view.ts';

interface FooterSources {
  readonly settings: SiteSettings;
  readonly sitePages: NavigationSite;
  /** Those that visitors may know of. */
  readonly locations: readonly Location[];
  readonly main: Location | null;
}

/** The foot of every page (NAV-3), which ends with what the law wants to be read there (LAW-2). */
export function layoutFooter({ settings, sitePages, locations, main }: FooterSources): FooterView {
  const { footer } = settings;
  const licences = new Set(locations.flatMap((location) => licenceLine(location, settings)));
  const groups = footerGroups(footer, sitePages);
  const privacy = navigationLink({ label: 'Privacy policy', link: pathFor(settings, 'privacy') }, sitePages);
  const last = [priceBasisSentence(settings), knownText(footer.legalText)];
  return {
    about: footer.aboutText,
    place: main && placeView(main, settings, citiesOf(locations).size > 1),
    groups,
    social: socialLinks(footer),
    legal: [...(licences.size > 0 ? [[...licences].join(', ')] : []), ...last.flatMap((line) => line ?? [])],
    privacy: isLinked(groups, privacy) ? null : privacy,
    modeSwitch: settings.theme.offersModeSwitch ? { scheme: settings.theme.scheme } : null,
  };
}

function isLinked(groups: readonly FooterGroup[], link: NavigationLink | null): boolean {
  return groups.some(({ links }) => links.some(({ href }) => href === link?.href));
}

function citiesOf(locations: readonly Location[]): ReadonlySet<string> {
  return new Set(locations.flatMap(({ address }) => knownText(address?.city) ?? []));
}

function placeView(
  { address, openingHours: hours }: Location,
  settings: SiteSettings,
  isOneOfSeveral: boolean,
): FooterPlaceView {
  const parts = [address?.street, address?.city, [address?.state, address?.postcode]].map((part) =>
    [part]
      .flat()
      .flatMap((text) => knownText(text) ?? [])
      .join(' '),
  );
  const written = parts.filter((part) => part !== '').join(', ');
  // Dealers like to begin the words about them with their address.
  const isSaid = settings.footer.aboutText.includes(knownText(address?.street) ?? written);
  return {
    address: written === '' || isSaid ? null : written,
    hoursOf: isOneOfSeveral ? knownText(address?.city) : null,
    hours: settings.footer.showsHours ? openingHours(hours, settings.locations) : [],
  };
}
