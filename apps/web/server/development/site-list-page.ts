import type { SiteContext } from '@forecourt/app/site/site-context';
import { escape } from '@forecourt/server/http/escape';

const style = `
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText;color-scheme:light dark}
main{max-width:1100px;margin:0 auto;padding:48px 20px}
ul{list-style:none;padding:0;display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(240px,1fr))}
a{display:flex;gap:14px;align-items:center;min-height:72px;padding:12px 16px;border-radius:12px;color:inherit;
text-decoration:none;border:1px solid color-mix(in srgb,CanvasText 18%,Canvas)}
a:hover{background:color-mix(in srgb,CanvasText 6%,Canvas)}
img{width:40px;height:40px;object-fit:contain}
small{display:block;opacity:.7}`;

/** In development: every site of the platform by its mark and name. */
export function siteListPage(sites: readonly SiteContext[], host: string): string {
  const items = sites
    .toSorted((a, b) => a.site.name.localeCompare(b.site.name))
    .map(({ site, settings }) => {
      const origin = `http://${site.slug}.${host}`;
      const { markUrl, faviconUrl } = settings.header;
      const sign = faviconUrl ?? markUrl;
      const mark = sign ? `<img alt="" src="${escape(new URL(sign, origin).href)}">` : '';
      return `<li><a href="${escape(origin)}/">${mark}<span>${escape(site.name)}<small>${escape(site.template)}</small></span></a></li>`;
    });
  const none = '<p>There are no sites yet: <code>pnpm demo</code> loads some.</p>';
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>Sites of this platform</title><style>${style}</style></head><body><main>`,
    `<h1>Sites of this platform</h1>${items.length === 0 ? none : `<ul>${items.join('')}</ul>`}`,
    '</main></body></html>',
  ].join('');
}
