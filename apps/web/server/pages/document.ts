import { createHash } from 'node:crypto';
import type { PageHead } from '@forecourt/app/pages/page.view';
import type { DocumentData } from '../../app/page/shown-page.ts';
import { fontStyle } from '../fonts/font-css.ts';
import type { PageAssets } from './page-renderer.ts';

export interface WrittenDocument {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

interface DocumentParts {
  readonly head: PageHead;
  readonly data: DocumentData;
  /** Markup made by React, which escapes what it is given. */
  readonly body: string;
  readonly assets: PageAssets;
}

/** Writes a whole document. What it allows to run and to style is hashed here, where it is written. */
export function writeDocument({ head, data, body, assets }: DocumentParts): WrittenDocument {
  const { frame } = data;
  const look = Object.entries(frame.look).map(([name, value]) => ` data-${name}="${escape(value)}"`);
  const fonts = fontStyle(frame.fonts);
  const style = fonts.css + frame.themeCss;
  const html = [
    `<!doctype html><html lang="en-AU"${look.join('')}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escape(head.title)}</title>`,
    head.description === null ? '' : `<meta name="description" content="${escape(head.description)}">`,
    head.canonical === null ? '' : `<link rel="canonical" href="${escape(head.canonical)}">`,
    head.isIndexed ? '' : '<meta name="robots" content="noindex,follow">',
    ...fonts.preloads.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${escape(href)}" crossorigin>`,
    ),
    `<style>${style}</style>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${escape(href)}">`),
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${escape(href)}">`),
    `<script type="module" src="${escape(assets.script)}"></script>`,
    ...head.jsonLd.map((one) => `<script type="application/ld+json">${inertJson(one)}</script>`),
    `</head><body><div id="app">${body}</div>`,
    `<script type="application/json" id="page-data">${inertJson(data)}</script></body></html>`,
  ].join('');
  const contentSecurityPolicy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashOf(style)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html, contentSecurityPolicy };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');
}

/** JSON that cannot end the element it stands in. */
function inertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
