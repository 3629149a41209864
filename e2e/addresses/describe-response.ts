import type { SiteResponse } from '../request-site.ts';
import { sitesPort } from '../env.ts';

/** Values that most answers have, by names that leave room for the others. */
const shortNames: Readonly<Record<string, string>> = {
  'text/html; charset=utf-8': 'html',
  'application/json; charset=utf-8': 'json',
  'public, max-age=0, s-maxage=2, stale-while-revalidate=30, stale-if-error=300': 'page',
};

/** What a record holds of an answer, in the words that stand behind the arrow. */
export function describeResponse(site: string, { status, headers, location, body }: SiteResponse): string {
  const named = {
    kind: kindOf(body),
    error: /^\{"error":\{"code":"([a-z_]+)"/.exec(body)?.[1],
    to: location ?? /^\{"redirectTo":"([^"]*)"/.exec(body)?.[1],
    canonical: canonicalOf(body)?.replace(`https://${site}.localhost/`, '/'),
    robots: /<meta name="robots" content="([^"]*)"/.exec(body)?.[1],
    type: headers['content-type'],
    cache: headers['cache-control'],
    allow: headers.allow,
  };
  const words = Object.entries(named).flatMap(([name, value]) =>
    value ? [`${name}=${shortNames[value] ?? value.replaceAll(/([;,]) /g, '$1')}`] : [],
  );
  return [status, ...words].join(' ').replaceAll(`:${sitesPort}`, '');
}

function canonicalOf(document: string): string | undefined {
  return /<link rel="canonical" href="([^"]*)"/.exec(document)?.[1]?.replaceAll('&amp;', '&');
}

/** Of a page, as its document or its data names it to the script of the browser. */
function kindOf(body: string): string | undefined {
  const [, ofDocument] =
    /<script type="application\/json" id="page-data">.*?,"page":\{"kind":"([a-z-]+)"/s.exec(body) ?? [];
  return ofDocument ?? /^\{"kind":"([a-z-]+)","status":/.exec(body)?.[1];
}
