import { onlyOption } from '@forecourt/domain/form/only-option';
import { locationContactLink } from '@forecourt/domain/locations/location-link';
import { locationSlug, placeName } from '@forecourt/domain/locations/location-slug';
import type { Location } from '@forecourt/domain/locations/location';
import { pageIndexing } from '@forecourt/domain/site/indexing';
import { pathFor } from '@forecourt/domain/site/paths';
import { leadFormViewOf, type LeadFormView } from '../leads/pages/lead-form.view.ts';
import { locationCard, type LocationCardView } from '../pages/blocks/location-card.ts';
import { breadcrumbJsonLd } from '../shared/json-ld.ts';
import type { Page } from '../shared/page.view.ts';
import { loadSitePages, type SitePagesStores } from '../shared/site-pages.ts';
import type { LocationStore } from '../ports/locations/location-store.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import { canonicalAddress } from '../shared/canonical-address.ts';
import { pageTitle } from '../shared/page-title.ts';
import type { SiteContext } from '../site/site-context.ts';
import { earliest } from '../shared/earliest.ts';

export interface ContactPorts {
  readonly store: StoreRunner<{ readonly locations: Pick<LocationStore, 'list'> } & SitePagesStores>;
}

/** The contact page: where the dealer is, when somebody is there, and a form (URL-7). */
export interface ContactPageView {
  readonly crumbs: readonly { readonly label: string; readonly href: string }[];
  readonly heading: string;
  readonly lead: string | null;
  readonly form: LeadFormView;
  readonly locations: readonly LocationCardView[];
}

const mostLocations = 1_000;

/** The contact page, or the part of it for one place (URL-7); null where there is no such place. */
export async function showContactPage(
  { store }: ContactPorts,
  context: SiteContext,
  { slug = null, now }: { readonly slug?: string | null; readonly now: Date },
): Promise<Page<'contact', ContactPageView> | null> {
  const { settings } = context;
  const contactPath = pathFor(settings, 'contact');
  const { locations, sitePages } = await store.run(context.scope, async (stores) => ({
    locations: await stores.locations.list(mostLocations),
    sitePages: await loadSitePages(stores, context),
  }));
  const visible = locations.filter((location) => location.visible);
  const wanted = slug === null ? visible : visible.filter((location) => locationSlug(location) === slug);
  const [first] = wanted;
  if (slug !== null && !first) return null;
  const path = slug !== null && first ? locationContactLink(first) : contactPath;

  const cards = wanted.map((location) => locationCard(location, null, { context, now, sitePages }));
  const heading = slug !== null && first ? `Contact ${placeName(first.name)}` : 'Contact us';
  const crumbs = crumbsOf({ heading, path, contactPath });
  return {
    kind: 'contact',
    status: 200,
    head: {
      title: pageTitle(context, heading),
      description: null,
      canonical: canonicalAddress(context, path),
      isIndexed: pageIndexing(path, settings.site) === 'index, follow',
      imageUrl: null,
      jsonLd: [breadcrumbJsonLd(context, crumbs)],
    },
    view: {
      crumbs,
      heading,
      lead: leadOf(cards.map(({ card }) => card)),
      form: leadFormViewOf(
        context,
        { car: null, locations },
        { name: 'contact', page: path, entries: firstEntries(slug === null ? visible : wanted) },
      ),
      locations: cards.map(({ card }) => card),
    },
    validUntil: earliest(cards.map(({ validUntil }) => validUntil)),
    isDegraded: false,
    madeOf: { query: [], stock: 'none' },
  };
}

function crumbsOf({
  heading,
  path,
  contactPath,
}: {
  readonly heading: string;
  readonly path: string;
  readonly contactPath: string;
}): ContactPageView['crumbs'] {
  const parent = path === contactPath ? [] : [{ label: 'Contact us', href: contactPath }];
  return [{ label: 'Home', href: '/' }, ...parent, { label: heading, href: path }];
}

function firstEntries(offered: readonly Location[]): Readonly<Record<string, string>> {
  const only = onlyOption(offered);
  return only ? { location_id: only.id } : {};
}

function leadOf([first, ...others]: readonly LocationCardView[]): string | null {
  return others.length === 0 ? (first?.openText ?? null) : null;
}
