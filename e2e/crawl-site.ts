import { requestSite, type SiteResponse } from './request-site.ts';

export interface CrawlOptions {
  readonly mostPages: number;
  /** Of a visitor who is signed in; null: of nobody in particular. */
  readonly cookie: string | null;
}

export interface Crawl {
  /** What leads nowhere, and on which page it stands. */
  readonly dead: readonly string[];
  readonly pages: number;
  readonly links: number;
  readonly forms: number;
  /** What sends whoever is signed out to sign in. */
  readonly guarded: readonly string[];
}

const atOnce = 4;
/** Of the addresses that differ in their query only this many are tried: filters can be combined for ever. */
const mostQueries = 6;
/** Pages of one kind, such as those of cars, are drawn alike: this many of each are enough. */
const mostOfKind = 8;
const mostRedirects = 4;

const isFile = /^\/(?:assets|media)\//;

interface Named {
  readonly href: string;
  readonly isForm: boolean;
}

/** The addresses of the same site that a page names: links, pictures, scripts, styles and forms, also those that post. */
function namedIn(body: string): readonly Named[] {
  const forms = [...body.matchAll(/<form\b[^>]*>/g)].flatMap(([form]) => {
    const [, action] = /\saction="(\/(?!\/)[^"#]*)"/.exec(form) ?? [];
    const isPost = / method="post"/.test(form);
    return action === undefined ? [] : [{ href: action, isForm: isPost }];
  });
  const plain = body.replaceAll(/<form\b[^>]*>/g, '');
  const links = [...plain.matchAll(/\s(?:href|src|formaction)="(\/(?!\/)[^"#]*)/g)].map(([, href = '']) => ({
    href,
    isForm: false,
  }));
  return [...links, ...forms].map(({ href, isForm }) => ({ href: href.replaceAll('&amp;', '&'), isForm }));
}

/** The targets on a page of links that stay on it, which must have what they jump to. */
function lostTargets(body: string): readonly string[] {
  const wanted = [...body.matchAll(/\shref="#([\w-]+)"/g)].map(([, id = '']) => id);
  // The menu of small screens is the footer's without a script, and what is at the top has no name.
  return [...new Set(wanted)].filter((id) => id !== 'top' && !body.includes(`id="${id}"`));
}

/** By which pages are alike: /cars/{car}/enquire. */
function kindOf(path: string): string {
  const [, first = '', second, ...rest] = path.split('/');
  return second === undefined ? path : `/${first}/*${rest.length > 0 ? `/${rest.at(-1) ?? ''}` : ''}`;
}

/**
 * Follows everything that the pages of a site name, from the first one: no link, picture or form leads to a 404, no
 * sign-in guard stands before one, and no link within a page jumps to nothing.
 */
export async function crawlSite(slug: string, { mostPages, cookie }: CrawlOptions): Promise<Crawl> {
  const headers = cookie === null ? {} : { cookie };
  const found = new Map<string, string>([['/', 'the first page']]);
  const counts = new Map<string, number>();
  const dead: string[] = [];
  const waiting = ['/'];
  const [forms, guarded] = [new Map<string, string>(), new Set<string>()];
  let pages = 0;

  const mayFollow = (href: string) => {
    const [plain = '', query] = href.split('?', 2);
    const [key, most] =
      query === undefined ? [`kind ${kindOf(plain)}`, mostOfKind] : [`query ${kindOf(plain)}`, mostQueries];
    const tried = counts.get(key) ?? 0;
    counts.set(key, tried + 1);
    return tried < most;
  };

  async function visit(path: string): Promise<void> {
    const { response, at } = await follow(slug, path, headers);
    if (at.startsWith('/sign-in?') && !path.startsWith('/sign-in')) guarded.add(path);
    if (response.status >= 400) {
      dead.push(`${response.status} ${path} (on ${found.get(path)})`);
      return;
    }
    // Only pages name others; the text of a script is none.
    if (!response.body.startsWith('<!doctype html>')) return;
    for (const id of lostTargets(response.body)) dead.push(`#${id} (on ${path})`);
    for (const { href, isForm } of namedIn(response.body)) {
      if (isForm) forms.set(href.split('?', 1)[0] ?? '', path);
      if (isForm || found.has(href) || !mayFollow(href)) continue;
      found.set(href, path);
      // Pages first: of files there are many, and all of them are alike.
      if (isFile.test(href)) waiting.push(href);
      else waiting.unshift(href);
    }
  }

  while (waiting.length > 0 && pages < mostPages) {
    const batch = waiting.splice(0, Math.min(atOnce, mostPages - pages));
    pages += batch.length;
    await Promise.all(batch.map(visit));
  }
  for (const [action, on] of forms) {
    if (!(await takesPosts(slug, action))) dead.push(`no form is taken at ${action} (on ${on})`);
  }
  return { dead, pages, links: found.size, forms: forms.size, guarded: [...guarded] };
}

/** What a sign-in guard stands before, for somebody who may enter: null, or what is wrong with it. */
export async function behindGuard(slug: string, path: string, cookie: string): Promise<string | null> {
  const { response } = await follow(slug, path, { cookie });
  return response.status < 400 ? null : `a sign-in before nothing at ${path}`;
}

async function follow(slug: string, path: string, headers: Readonly<Record<string, string>>) {
  let at = path;
  let response: SiteResponse = await requestSite(slug, at, { headers });
  for (let steps = 0; steps < mostRedirects && response.location !== null; steps += 1) {
    const url = new URL(response.location, 'http://site');
    if (url.host !== 'site' && !url.hostname.endsWith('.localhost')) break;
    at = url.pathname + url.search;
    response = await requestSite(slug, at, { headers });
  }
  return { response, at };
}

/** An empty form from another site's page: refused as such where the address takes forms, before anything of it is read. */
async function takesPosts(slug: string, action: string): Promise<boolean> {
  const { status } = await requestSite(slug, action, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    body: 'a=1',
  });
  return status !== 404 && status !== 405;
}
