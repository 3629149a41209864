import type { NotFoundView } from '@forecourt/app/pages/show-not-found';
import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { themeCss } from '@forecourt/domain/site/theme';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { describe, expect, it } from 'vitest';
import { startScript } from './start-script.ts';
import { documentPolicy, writeDocument, type DocumentContents } from './document.ts';
import { ownCarsScript } from './own-cars-script.ts';
import type { DocumentData } from '../../app/navigation/shown-page.ts';
import { sampleLayout } from '../../app/features/layout/test/sample-layout.ts';

const planted = '</script></style></title>"><script>alert(1)</script><img src=x onerror=alert(1)><!--';
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const viewWith = (word: string): NotFoundView => ({
  heading: word,
  text: word,
  search: { action: '/search', label: word, hint: word },
  toStock: { label: word, href: '/search', isExternal: false },
  waysOn: [],
});

/** A document in which every word that others write is this one. */
function documentWith(word: string, over: Partial<DocumentContents> = {}) {
  const contents: DocumentContents = {
    head: {
      title: word,
      description: word,
      canonical: `https://harbour.example/${encodeURIComponent('x')}`,
      isIndexed: false,
      imageUrl: `/media/${word}`,
      jsonLd: [{ '@type': 'AutoDealer', name: word }],
    },
    layout: sampleLayout({
      siteName: word,
      look: { template: word },
      themeCss: ':root{--a:1}',
      footer: { ...sampleLayout().footer, about: word },
    }),
    page: { kind: 'not-found', status: 404, title: word, build: 'test', view: viewWith(word) },
    body: '<main></main>',
    assets: { script: '/assets/app.js', styles: [], preloads: [] },
    iconUrl: word,
    ...over,
  };
  const contentSecurityPolicy = documentPolicy(contents.layout, contents.assets);
  return { html: writeDocument(contents), contentSecurityPolicy, contents };
}

/** Elements by their names, as a tokeniser that knows quotes and raw text would see them begin. */
const begun = (html: string) => [...html.matchAll(/<([a-z]+)/gi)].map(([, name]) => name);

describe('what others wrote', () => {
  it('begins no element and ends none, wherever it stands', () => {
    const { html } = documentWith(planted);
    const own = `<script>${ownCarsScript(sampleLayout().saving.keys)}</script>`;
    expect(html.replace(own, '')).not.toContain('<script>');
    expect(html).not.toContain('<img');
    expect(begun(html)).toEqual(begun(documentWith('Harbour Motors').html));
  });

  it('stays data whatever it is', () => {
    const plain = begun(documentWith('Harbour Motors').html);
    const hostile = fc.string({
      unit: fc.constantFrom('<', '/', '>', '"', "'", '&', '!', '-', 'script', 'a', '\u2028'),
    });
    fc.assert(
      fc.property(hostile, (word) => {
        const { html } = documentWith(word);
        expect(begun(html)).toEqual(plain);
        const [, json = ''] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
        const { layout, page } = JSON.parse(json) as DocumentData;
        expect([layout.footer.about, page.title]).toEqual([word, word]);
      }),
    );
  });

  it('cannot leave the style of the theme', () => {
    const { settings } = resolveSettings([]);
    const hostile = {
      ...settings.theme,
      controlRadiusPx: planted as unknown as number,
      textFont: planted as 'rubik',
    };
    expect(themeCss(hostile)).not.toContain('<');
    const layout = sampleLayout({ themeCss: `:root{--a:"${planted}"}` });
    const { html, contentSecurityPolicy } = documentWith('a', { layout });
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(style).toContain('\\3c script>');
    expect(contentSecurityPolicy).toContain(sha(style));
  });
});

describe('the Content-Security-Policy', () => {
  it('allows what was written, by its hash, and nothing inline beside it', () => {
    const inline = 'document.documentElement.dataset.scheme = "dark"';
    const assets = { script: '/assets/app.js', styles: [], preloads: [], inlineScripts: [inline] };
    const { html, contentSecurityPolicy } = documentWith('a', { assets });
    expect(html).toContain(`<script type="module">${inline}</script>`);
    const own = sha(ownCarsScript(sampleLayout().saving.keys));
    expect(contentSecurityPolicy).toContain(`script-src 'self' ${own} ${sha(startScript)} ${sha(inline)};`);
    expect(contentSecurityPolicy).toContain(`style-src 'self' ${sha(':root{--a:1}')};`);
    expect(contentSecurityPolicy).not.toContain('unsafe');
    expect(contentSecurityPolicy).not.toContain('nonce');
    expect(contentSecurityPolicy.startsWith("default-src 'none'; ")).toBe(true);
  });

  it('TEN-3.2 allows the script that shows the chosen scheme, where a visitor can choose', () => {
    const layout = sampleLayout();
    const footer = { ...layout.footer, modeSwitch: { scheme: 'light' as const } };
    const { html, contentSecurityPolicy } = documentWith('', { layout: { ...layout, footer } });
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];
    expect(script).toContain('forecourt:scheme');
    const own = sha(ownCarsScript(layout.saving.keys));
    expect(contentSecurityPolicy).toContain(`script-src 'self' ${sha(script)} ${own} ${sha(startScript)};`);
  });

  it('FORM-4 allows the script that says whether this browser keeps cars', () => {
    const layout = sampleLayout();
    const { html, contentSecurityPolicy } = documentWith('', { layout });
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];
    expect(script).toContain(layout.saving.keys.viewed);
    expect(contentSecurityPolicy).toContain(`script-src 'self' ${sha(script)} ${sha(startScript)};`);
  });

  it('is not widened by anything that others wrote', () => {
    expect(documentWith("a'; script-src *").contentSecurityPolicy).toBe(
      documentWith('a').contentSecurityPolicy,
    );
  });
});

it('tells previews elsewhere the whole address of the picture', () => {
  expect(documentWith('car.jpg').html).toContain('content="https://harbour.example/media/car.jpg"');
});

it('names its scripts for what loads them behind the first screen, and asks for none before', () => {
  const assets = { script: '/assets/app.js', styles: [], preloads: ['/assets/a.js', '/assets/b.js'] };
  const { html } = documentWith('', { assets });
  expect(html).toContain('data-script="/assets/app.js" data-preloads="/assets/a.js /assets/b.js"');
  expect(html).not.toMatch(/<script[^>]* src=|modulepreload"/);
});

const directives = (policy: string) =>
  new Map(policy.split('; ').map((one) => [one.split(' ', 1)[0], one.split(' ').slice(1)]));

describe('TALK-1 the policy of a site with a widget', () => {
  const { layout, assets } = {
    layout: sampleLayout(),
    assets: { script: '/assets/app.js', styles: [], preloads: [] },
  };
  const sources = { iframes: ['https://book.example'], widgets: ['https://chat.example'], maps: [] };

  it('lets it run, style, talk and show its window, and nobody else', () => {
    const plain = directives(documentPolicy(layout, assets));
    const added = directives(documentPolicy(layout, assets, sources));
    const more = [...added].flatMap(([name, values]) => {
      const others = values.filter((value) => !(plain.get(name) ?? []).includes(value));
      return others.length > 0 ? [[name, others]] : [];
    });
    expect(Object.fromEntries(more)).toEqual({
      'script-src': ['https://chat.example'],
      'style-src': ['https://chat.example'],
      'font-src': ['https://chat.example'],
      'connect-src': ['https://book.example', 'https://chat.example', 'wss://chat.example'],
      'frame-src': ['https://book.example', 'https://chat.example'],
    });
  });

  it('stays as it is without one', () => {
    expect(documentPolicy(layout, assets, { iframes: [], widgets: [], maps: [] })).toBe(
      documentPolicy(layout, assets),
    );
  });
});

describe('LOC-6.3 what a site lets into iframes', () => {
  const { layout, assets } = documentWith('word').contents;

  it('is nothing unless its settings say so', () => {
    expect(documentPolicy(layout, assets)).not.toContain('frame-src');
  });

  it('is the maps service for a site with its key, which a page asks nothing else', () => {
    const policy = documentPolicy(layout, assets, {
      iframes: [],
      widgets: [],
      maps: ['https://www.google.com'],
    });
    expect(policy).toContain('frame-src https://www.google.com');
    expect(policy).toMatch(/connect-src 'self'(?:;|$)/);
  });

  it('is the form of another, which the page may also ask', () => {
    const policy = documentPolicy(layout, assets, {
      iframes: ['https://book.example'],
      widgets: [],
      maps: [],
    });
    expect(policy).toContain("connect-src 'self' https://book.example");
  });
});
