import { createHash } from 'node:crypto';
import type { PageHead } from '@forecourt/app/shared/page.view';
import type { LayoutView } from '@forecourt/app/layout/layout.view';
import type { ShownLayout, ShownPage } from '../../app/navigation/shown-page.ts';
import { escape } from '@forecourt/server/http/escape';
import { fontStyle } from '../fonts/font-css.ts';
import type { PageAssets } from './page-assets.ts';
import { cspReportsPath } from '../observability/csp-report.ts';
import type { PaymentSources } from './payment-sources.ts';
import { ownCarsScript } from './own-cars-script.ts';
import { schemeScript } from './scheme-script.ts';
import { startScript } from './start-script.ts';

export interface DocumentContents {
  readonly head: PageHead;
  readonly layout: LayoutView;
  readonly page: ShownPage;
  /** Markup made by React, which escapes what it is given. */
  readonly body: string;
  readonly assets: PageAssets;
  /** The site's sign in the browser's tab. */
  readonly iconUrl: string | null;
}

/** What the documents of one layout and one kind of page have in common. */
interface LayoutMarkup {
  readonly opening: string;
  readonly links: string;
  readonly data: string;
  readonly contentSecurityPolicy: string;
}

/** Layouts and assets stay for as long as nothing of the site changes: of each pair this is written once. */
const known = new WeakMap<LayoutView, WeakMap<PageAssets, LayoutMarkup>>();

/** Writes a whole document. */
export function writeDocument({ head, layout, page, body, assets, iconUrl }: DocumentContents): string {
  const { opening, links, data } = layoutMarkup(layout, assets);
  return [
    opening,
    `<title>${escape(head.title)}</title>`,
    ...aboutPage(head, layout.siteName),
    iconUrl === null ? '' : `<link rel="icon" href="${escape(iconUrl)}">`,
    links,
    ...head.jsonLd.map((one) => `<script type="application/ld+json">${inertJson(one)}</script>`),
    `</head><body><div id="app">${body}</div>`,
    `<script type="application/json" id="page-data">${data}${inertJson(page)}}</script></body></html>`,
  ].join('');
}

/** Whom the documents of one site may ask besides it: other systems' pages in an iframe, a widget of a vendor, and maps. */
export interface OutsideSources {
  readonly iframes: readonly string[];
  readonly widgets: readonly string[];
  readonly maps: readonly string[];
}

const noSources: OutsideSources = { iframes: [], widgets: [], maps: [] };

/**
 * The policy of the pages on which a deposit is paid: the provider's origins, and nobody else's. Chromium checks where a
 * form leads after its redirect too.
 */
export function checkoutPolicy(
  layout: LayoutView,
  assets: PageAssets,
  { script, iframe, connect, formAction }: PaymentSources,
): string {
  const added: Readonly<Record<string, readonly string[]>> = {
    'script-src': script,
    'connect-src': connect,
    'form-action': formAction,
  };
  const directives = layoutMarkup(layout, assets)
    .contentSecurityPolicy.split('; ')
    .map((directive) => [directive, ...(added[directive.split(' ', 1)[0] ?? ''] ?? [])].join(' '));
  return [...directives, `frame-src ${iframe.join(' ')}`].join('; ');
}

/**
 * The Content-Security-Policy of the documents of a layout and a kind of page: what they run and style is hashed where it
 * is written. Pages in an iframe are also asked whether they answer; a widget runs, styles and talks (TALK-1).
 */
export function documentPolicy(
  layout: LayoutView,
  assets: PageAssets,
  { iframes, widgets, maps }: OutsideSources = noSources,
): string {
  const { contentSecurityPolicy } = layoutMarkup(layout, assets);
  const connected = [...iframes, ...widgets];
  // Of a form in a frame the page asks first whether it answers; of a map it asks nothing.
  const frames = [...connected, ...maps];
  if (frames.length === 0) return contentSecurityPolicy;
  const sockets = widgets.map((origin) => origin.replace(/^https:/, 'wss:'));
  const added: Readonly<Record<string, readonly string[]>> = {
    'script-src': widgets,
    'style-src': widgets,
    'font-src': widgets,
    'connect-src': [...connected, ...sockets],
  };
  const directives = contentSecurityPolicy
    .split('; ')
    .map((directive) => [directive, ...(added[directive.split(' ', 1)[0] ?? ''] ?? [])].join(' '));
  return [...directives, `frame-src ${frames.join(' ')}`].join('; ');
}

function layoutMarkup(layout: LayoutView, assets: PageAssets): LayoutMarkup {
  const ofLayout = known.get(layout) ?? new WeakMap<PageAssets, LayoutMarkup>();
  known.set(layout, ofLayout);
  const markup = ofLayout.get(assets) ?? writeLayoutMarkup(layout, assets);
  ofLayout.set(assets, markup);
  return markup;
}

function writeLayoutMarkup(layout: LayoutView, assets: PageAssets): LayoutMarkup {
  const { inlineScripts = [], development } = assets;
  const early = [
    ...(layout.footer.modeSwitch === null ? [] : [schemeScript]),
    ownCarsScript(layout.saving.keys),
  ];
  const look = Object.entries(layout.look).map(([name, value]) => ` data-${name}="${escape(value)}"`);
  const fonts = fontStyle(layout.fonts);
  const style = fonts.css + inertCss(layout.themeCss);
  const { brand, header, footer, popup, saving, cachedPages } = layout;
  const shown: ShownLayout = { brand, header, footer, popup, saving, cachedPages };
  return {
    opening: [
      `<!doctype html><html lang="en-AU"${look.join('')}><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      // Painted half way, menus and forms would grow under the reader's eyes. The whole text is one or two packets more.
      '<link rel="expect" href="#foot" blocking="render">',
    ].join(''),
    links: [
      ...early.map((script) => `<script>${script}</script>`),
      ...fonts.preloads.map(
        (href) => `<link rel="preload" as="font" type="font/woff2" href="${escape(href)}" crossorigin>`,
      ),
      `<style>${style}</style>`,
      ...assets.styles.map((href) => `<link rel="stylesheet" href="${escape(href)}">`),
      development ? `<meta property="csp-nonce" nonce="${development.nonce}">` : '',
      ...inlineScripts.map((script) => `<script type="module">${script}</script>`),
      `<script data-script="${escape(assets.script)}" data-preloads="${escape(assets.preloads.join(' '))}">${startScript}</script>`,
    ].join(''),
    // The beginning of the document's data; the page is the rest of it.
    data: `{"layout":${inertJson(shown)},"page":`,
    contentSecurityPolicy: [
      "default-src 'none'",
      ["script-src 'self'", ...[...early, startScript, ...inlineScripts].map(hashOf)].join(' '),
      `style-src 'self' ${hashOf(style)}${development ? ` 'nonce-${development.nonce}'` : ''}`,
      // Pictures of a feed may lie with its maker.
      "img-src 'self' https: data:",
      "media-src 'self' https:",
      "font-src 'self'",
      `connect-src 'self'${development ? ` ${development.connect}` : ''}`,
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      // Without `report-to`, which would need a header of its own on every page and tells nothing more.
      `report-uri ${cspReportsPath}`,
    ].join('; '),
  };
}

/** What search engines, and previews elsewhere, are told of a page. */
function aboutPage(head: PageHead, siteName: string): readonly string[] {
  const { title, description, canonical, isIndexed, imageUrl, feed, reloadSeconds } = head;
  const previews = Object.entries({
    'og:site_name': siteName,
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    // A preview has no page to which a path could belong.
    'og:image': imageUrl !== null && canonical !== null ? new URL(imageUrl, canonical).href : null,
  });
  return [
    description === null ? '' : `<meta name="description" content="${escape(description)}">`,
    canonical === null ? '' : `<link rel="canonical" href="${escape(canonical)}">`,
    feed === undefined
      ? ''
      : `<link rel="alternate" type="application/rss+xml" title="${escape(feed.title)}" href="${escape(feed.href)}">`,
    isIndexed ? '' : '<meta name="robots" content="noindex,follow">',
    reloadSeconds === undefined
      ? ''
      : `<noscript><meta http-equiv="refresh" content="${reloadSeconds}"></noscript>`,
    ...previews.map(([name, value]) =>
      value === null ? '' : `<meta property="${name}" content="${escape(value)}">`,
    ),
  ];
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** JSON that cannot end the element it stands in. */
function inertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** A theme is checked where it is made; should anything slip through, it still cannot end its element. */
function inertCss(css: string): string {
  return css.replaceAll('<', '\\3c ');
}
