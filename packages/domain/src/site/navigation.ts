import { hasPage, type SitePages } from './has-page.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { addressHere, addressParts, type AliasSettings } from './path-aliases.ts';
import { pathFor } from './paths.ts';
import { safeLink } from '../core/safe-link.ts';

type NavigationSettings = SitePages['settings'] &
  AliasSettings & {
    readonly pages: Pick<SiteSettings['pages'], 'opensPrivacyInNewTab'>;
  };

export interface NavigationSite extends SitePages {
  readonly settings: NavigationSettings;
  /** Whether there are brands to show by their logos. */
  readonly hasBrands: boolean;
}

export interface NavigationLink {
  readonly label: string;
  readonly href: string;
  readonly isExternal: boolean;
  readonly opensNewTab: boolean;
}

export type MenuItem =
  | (NavigationLink & { readonly kind: 'link' })
  | { readonly kind: 'links'; readonly label: string; readonly links: readonly NavigationLink[] }
  | { readonly kind: 'models'; readonly label: string; readonly overview: NavigationLink }
  | { readonly kind: 'brands'; readonly label: string };

type LabelledLink = SiteSettings['footer']['groups'][number]['links'][number];

/**
 * A link of a menu as this site draws it, or null (PAGE-1): a page that lies elsewhere here is linked where
 * it lies, and a page that the site does not have is not linked at all.
 */
export function navigationLink({ label, link }: LabelledLink, site: NavigationSite): NavigationLink | null {
  const safe = safeLink(link);
  if (!safe) return null;
  if (safe.kind !== 'internal') {
    const isExternal = safe.kind === 'external';
    return { label, href: safe.href, isExternal, opensNewTab: isExternal };
  }
  const href = addressHere(safe.href, site.settings);
  const { path } = addressParts(href);
  if (!hasPage(path, site) || isEmptyOffers(path, site)) return null;
  const isPrivacy = path === pathFor(site.settings, 'privacy');
  const opensNewTab = isPrivacy && site.settings.pages.opensPrivacyInNewTab;
  return { label, href, isExternal: false, opensNewTab };
}

function isEmptyOffers(path: string, { settings, hasOffers = true }: NavigationSite): boolean {
  return (
    !hasOffers && (['offers', 'specialOffers'] as const).some((place) => pathFor(settings, place) === path)
  );
}

function linksOf(links: readonly LabelledLink[], site: NavigationSite): readonly NavigationLink[] {
  return links.flatMap((link) => navigationLink(link, site) ?? []);
}

/** The main menu (NAV-1, NAV-2): without links to missing pages, and without menus that would be empty. */
export function headerMenu(
  { menu, overviewText }: Pick<SiteSettings['header'], 'menu' | 'overviewText'>,
  site: NavigationSite,
): readonly MenuItem[] {
  return menu.flatMap((item): readonly MenuItem[] => {
    const { kind, label } = item;
    if (kind === 'brands') return site.hasBrands ? [{ kind, label }] : [];
    if (kind === 'models') {
      const overview = navigationLink({ label: overviewText, link: '/models' }, site);
      return overview ? [{ kind, label, overview }] : [];
    }
    if (kind === 'link') {
      const link = navigationLink(item, site);
      return link ? [{ kind, ...link }] : [];
    }
    const links = linksOf(item.links, site);
    return links.length > 0 ? [{ kind, label, links }] : [];
  });
}

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** The groups of links at the foot of every page (NAV-3), of the pages that the site has. */
export function footerGroups(
  { groups }: Pick<SiteSettings['footer'], 'groups'>,
  site: NavigationSite,
): readonly FooterGroup[] {
  return groups
    .map(({ title, links }) => ({ title, links: linksOf(links, site) }))
    .filter(({ links }) => links.length > 0);
}

/** The button at the end of the main menu, where the site has one and what it leads to (NAV-1). */
export function headerButton(
  { button }: Pick<SiteSettings['header'], 'button'>,
  site: NavigationSite,
): NavigationLink | null {
  return button && navigationLink(button, site);
}
