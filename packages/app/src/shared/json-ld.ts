import { weekdayNames } from '@forecourt/domain/core/day-words';
import type { Location } from '@forecourt/domain/locations/location';
import { locationOrder } from '@forecourt/domain/locations/location-order';
import { departmentOf } from '@forecourt/domain/locations/department';
import { specialHoursOn } from '@forecourt/domain/locations/trading-day';
import { knownText } from '@forecourt/domain/core/known-text';
import { pathFor } from '@forecourt/domain/site/paths';
import { socialLinks } from '@forecourt/domain/site/social-links';
import { canonicalAddress } from './canonical-address.ts';
import type { SiteContext } from '../site/site-context.ts';

/** Something said in the words of schema.org, for search engines. */
export type JsonLd = Readonly<Record<string, unknown>>;

const context = 'https://schema.org';
/** A search engine reads the dealers of a group from their own pages; a home page names the first of them. */
const mostLocations = 60;

/**
 * The dealer of a site, with its locations and hours. No rating is among it: search engines do not take
 * one from the site that it is about.
 */
export function dealerJsonLd(site: SiteContext, locations: readonly Location[]): JsonLd {
  const { settings } = site;
  const shown = locationOrder(locations, settings.locations)
    .filter((location) => departmentOf(location) === 'sales')
    .slice(0, mostLocations);
  const [only] = shown;
  const organisation = {
    '@context': context,
    name: site.site.name,
    url: canonicalAddress(site, '/'),
    ...(settings.site.description !== '' && { description: settings.site.description }),
    ...(settings.header.logoUrl !== null && { logo: absolute(site, settings.header.logoUrl) }),
    sameAs: socialLinks(settings.footer).map(({ href }) => href),
  };
  if (shown.length === 1 && only) return { ...organisation, '@type': 'AutoDealer', ...placeOf(only) };
  return {
    ...organisation,
    '@type': 'Organization',
    department: shown.map((one) => Object.assign({ '@type': 'AutoDealer', name: one.name }, placeOf(one))),
  };
}

const departmentTypes = { sales: 'AutoDealer', service: 'AutoRepair', parts: 'AutoPartsStore' } as const;

/** One location of a dealer, with its hours and the days on which they do not hold (LOC-5). */
export function locationJsonLd(
  site: SiteContext,
  location: Location,
  { href, name, today }: { readonly href: string; readonly name: string; readonly today: string },
): JsonLd {
  const department = departmentOf(location);
  const dates = new Set(location.specialHours.map(({ date }) => date).filter((date) => date >= today));
  const coming = [...dates].flatMap((date) => specialHoursOn(location.specialHours, department, date) ?? []);
  const special = coming.map(({ date, status, startHour, endHour }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    // The same time twice is how a closed day is written.
    opens: status === 'Open' ? (startHour ?? '00:00') : '00:00',
    closes: status === 'Open' ? (endHour ?? '23:59') : '00:00',
  }));
  return {
    '@context': context,
    '@type': departmentTypes[department],
    name,
    url: canonicalAddress(site, href),
    parentOrganization: { '@type': 'Organization', name: site.site.name, url: canonicalAddress(site, '/') },
    ...placeOf(location),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

function placeOf({ address, openingHours }: Location): JsonLd {
  const { lat = null, long = null } = address ?? {};
  const hours = openingHours.flatMap(({ weekday, status, open, close }) =>
    status === 'Open' && open !== null && close !== null
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: weekdayNames[weekday],
            opens: open.slice(0, 5),
            closes: close.slice(0, 5),
          },
        ]
      : [],
  );
  return {
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        ...known('streetAddress', address.street),
        ...known('addressLocality', address.city),
        ...known('addressRegion', address.state),
        ...known('postalCode', address.postcode),
        addressCountry: 'AU',
      },
    }),
    ...(lat !== null &&
      long !== null && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: long } }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  };
}

function absolute(site: SiteContext, url: string): string {
  return url.startsWith('/') ? canonicalAddress(site, url) : url;
}

function known(name: string, value: string | null): JsonLd {
  const text = knownText(value);
  return text === null ? {} : { [name]: text };
}

/** The site itself, with the way to search it. */
export function siteJsonLd(site: SiteContext): JsonLd {
  const search = canonicalAddress(site, pathFor(site.settings, 'search'));
  return {
    '@context': context,
    '@type': 'WebSite',
    name: site.site.name,
    url: canonicalAddress(site, '/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${search}?query={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The way from the home page to a page; the last is the page itself. */
export function breadcrumbJsonLd(
  site: SiteContext,
  crumbs: readonly { readonly label: string; readonly href: string }[],
): JsonLd {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: canonicalAddress(site, href),
    })),
  };
}

/** The questions of a page. */
export function faqJsonLd(
  questions: readonly { readonly question: string; readonly answer: string }[],
): JsonLd {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface DescribedArticle {
  readonly path: string;
  readonly title: string;
  readonly description: string | null;
  readonly imageUrl: string | null;
  readonly publishedAt: Date | null;
  readonly changedAt: Date;
  /** Null: the dealer. */
  readonly author: string | null;
}

/** An article of the blog. */
export function articleJsonLd(site: SiteContext, article: DescribedArticle): JsonLd {
  const { path, title, description, imageUrl, publishedAt, changedAt, author } = article;
  return {
    '@context': context,
    '@type': 'Article',
    headline: title,
    mainEntityOfPage: canonicalAddress(site, path),
    ...(description !== null && { description }),
    ...(imageUrl !== null && { image: absolute(site, imageUrl) }),
    ...(publishedAt && { datePublished: publishedAt.toISOString() }),
    dateModified: changedAt.toISOString(),
    author:
      author === null
        ? { '@type': 'Organization', name: site.site.name }
        : { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: site.site.name },
  };
}
