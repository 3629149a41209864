import { itemKindOf, itemNouns } from '@forecourt/domain/core/item-words';
import type { AccountId, SiteId } from '@forecourt/domain/core/ids';
import { addDays, dateIn, startOfDay } from '@forecourt/domain/core/zoned-time';
import type { Promo } from '@forecourt/domain/promotions/promo';
import { settingsRegistry } from '@forecourt/domain/settings/registry';
import { templateDefaults } from '@forecourt/domain/settings/template-defaults';
import { vehicleSections } from '@forecourt/domain/settings/groups/vehicle-page.settings';
import type { MarkName } from '../marks/draw-mark.ts';
import { markUrl } from '../marks/mark-address.ts';
import { coverUrl, type Cover } from '../covers/cover-address.ts';
import { pictureUrl, type Picture } from '../pictures/picture.ts';
import { placeUrl, type PlaceView } from '../pictures/place-view.ts';
import { worldId } from '../world-id.ts';
import type { WorldSite } from '../world.ts';
import type { Overrides, PageSpec, PromoSpec, SiteSpec } from './dealer-spec.ts';

/** The rows of a site from what its dealer's file tells. */
export function siteOf(spec: SiteSpec, accountId: AccountId, asOf: Date): WorldSite {
  const { slug, name, template, timeZone, manufacturer } = spec;
  const id: SiteId = worldId(`site/${slug}`);
  const shows = spec.shows.map((dealership) => worldId(`dealership/${dealership}`));
  const verifiedAt = daysFrom(asOf, -90, timeZone);
  return {
    id,
    accountId,
    slug,
    template,
    name,
    dealershipId: spec.hasMainDealership ? (shows[0] ?? null) : null,
    manufacturerId: manufacturer === null ? null : worldId(`manufacturer/${manufacturer}`),
    timeZone,
    domains: [
      { siteId: id, host: `${slug}.localhost`, isPrimary: true, verifiedAt },
      ...spec.hosts.map((host) => ({ siteId: id, host, isPrimary: false, verifiedAt })),
    ],
    shows,
    settings: settingsOf(spec, asOf),
    promos: spec.promos.map((promo, index) => promoOf(promo, { id, slug, timeZone, index }, asOf)),
    pages: spec.pages.map((page) => pageOf(page, { id, slug, timeZone }, asOf)),
  };
}

/** To drive it first, then to talk; repayments are worked out beside the weekly figure. */
const usualButtons: NonNullable<NonNullable<Overrides['sidebarButtons']>['shown']> = [
  'testDrive',
  'enquire',
  'reserve',
  'call',
  'tradeIn',
  'chat',
  'historyReport',
  'location',
  'assistant',
];

function settingsOf({ mark, settings, settingsOn, timeZone, template }: SiteSpec, asOf: Date): Overrides {
  const dated = settingsOn?.((days) => addDays(dateIn(asOf, timeZone), days)) ?? {};
  const groups = Object.entries(dated).map(([group, values]) => {
    const own: Readonly<Record<string, unknown>> = settings;
    return [group, { ...(own[group] as object | undefined), ...values }];
  });
  const header = { ...markSettings(mark, settings.theme), ...settings.header };
  const watchlist = { ...savedWords(settings.stock), ...settings.watchlist };
  // Whoever books a service knows when it can be before they say who they are.
  const serviceBooking: NonNullable<Overrides['serviceBooking']> = {
    steps: ['vehicle', 'order', 'contact'],
    ...settings.serviceBooking,
  };
  const check = 'Please check this before you go on';
  const messages = { stepIncomplete: check, errorListHeading: check, ...settings.messages };
  const enquiry = {
    termsMissingText: 'Tick this to agree to the terms',
    regoPlaceholder: 'Rego - Of what you drive now, if you’d trade it in',
    ...settings.enquiry,
  };
  // Most dealers would rather be called than count the calls.
  const contact = { asksLittle: true, masksPhone: false, ...settings.contact };
  const sidebarButtons = { shown: usualButtons, ...settings.sidebarButtons };
  const vehiclePage = { ...settings.vehiclePage, sections: sectionsOf(template, settings) };
  const said = {
    header,
    messages,
    enquiry,
    serviceBooking,
    watchlist,
    contact,
    sidebarButtons,
    vehiclePage,
  };
  return { ...settings, ...said, ...(Object.fromEntries(groups) as Overrides) };
}

/** The number stands on the button beside the price and in the bar below: a third place is one too many. */
function sectionsOf(template: SiteSpec['template'], { vehiclePage }: Overrides) {
  const ofTemplate = (templateDefaults as Readonly<Record<string, Overrides>>)[template];
  const usual = ofTemplate?.vehiclePage?.sections ?? vehicleSections;
  return (vehiclePage?.sections ?? usual).filter((section) => section !== 'call');
}

/** The list has one name, on its page as in what is said after saving. */
function savedWords(stock: Overrides['stock']): Overrides['watchlist'] {
  const [, nouns] = itemNouns[itemKindOf(stock?.itemTypes ?? ['car'])];
  return { savedText: 'Saved', viewListText: `See saved ${nouns}`, removedText: 'Removed' };
}

/** The dealer's mark in the colours in which the header is written, and on a tile of the brand's. */
function markSettings(name: MarkName, theme: Overrides['theme']): Overrides['header'] {
  const { lightColours, darkColours } = { ...settingsRegistry.theme.settings, ...theme };
  const [light, dark] = [lightColours, darkColours].map((colours) =>
    'default' in colours ? colours.default : colours,
  );
  if (light === undefined || dark === undefined) return {};
  const onHeader = ({ header, onHeader: ink }: typeof light) =>
    markUrl({ name, ink, paper: header, isTile: false });
  return {
    markUrl: onHeader(light),
    markOnDarkUrl: onHeader(dark),
    faviconUrl: markUrl({ name, ink: light.brand, paper: light.onBrand, isTile: true }),
  };
}

interface OfSite {
  readonly id: SiteId;
  readonly slug: string;
  readonly timeZone: string;
}

function promoOf(spec: PromoSpec, site: OfSite & { readonly index: number }, asOf: Date): Promo {
  const at = (days: number | null) => (days === null ? null : daysFrom(asOf, days, site.timeZone));
  const [start, end] = spec.days;
  return {
    id: worldId(`promo/${site.slug}/${site.index}`),
    siteId: site.id,
    kind: spec.kind,
    name: spec.name,
    description: spec.description ?? null,
    url: spec.url ?? null,
    imageUrl: spec.picture === undefined ? null : urlOf(spec.picture),
    alt: spec.alt ?? null,
    hideOverlay: spec.hidesOverlay ?? false,
    startsAt: at(start),
    expiresAt: at(end),
    position: spec.position ?? null,
    display: spec.display ?? [],
    strictDisplay: spec.isStrict ?? false,
    node: spec.node ?? {},
    permitNumber: spec.permitNumber ?? null,
    terms: spec.terms ?? null,
  };
}

function pageOf(spec: PageSpec, site: OfSite, asOf: Date): WorldSite['pages'][number] {
  const pageId = worldId(`page/${site.slug}${spec.path}`);
  const { publishedDaysAgo = 60 } = spec;
  const writtenAt = daysFrom(asOf, -(publishedDaysAgo ?? 3), site.timeZone);
  const isPublished = publishedDaysAgo !== null;
  return {
    page: {
      id: pageId,
      siteId: site.id,
      path: spec.path,
      kind: spec.article === undefined ? 'page' : 'article',
      category: spec.article ?? null,
      publishedVersion: isPublished ? 1 : null,
      publishedAt: isPublished ? writtenAt : null,
    },
    version: {
      pageId,
      siteId: site.id,
      number: 1,
      title: spec.title,
      description: spec.description ?? null,
      imageUrl: spec.picture === undefined ? null : urlOf(spec.picture),
      blocks: spec.blocks,
      who: null,
      when: writtenAt,
      why: null,
    },
  };
}

function urlOf(shown: Picture | PlaceView | Cover): string {
  if ('cover' in shown) return coverUrl(shown);
  return 'side' in shown ? placeUrl(shown) : pictureUrl(shown);
}

/** The beginning of the day that is so many days from the day of the world, where the site is. */
function daysFrom(asOf: Date, days: number, zone: string): Date {
  return startOfDay(addDays(dateIn(asOf, zone), days), zone);
}
