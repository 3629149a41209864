import { isPageApart } from './page-apart.ts';
import type { NavigationBrowser } from './navigation-browser.ts';
import type { LoadComponent, LoadedPage } from './navigation-state.ts';
import type { ShownPage } from './shown-page.ts';

export type RequestedPage =
  | { readonly outcome: 'loaded'; readonly loaded: LoadedPage; readonly address: string }
  /** Only a whole document can show it: another build made it, or it lies elsewhere. */
  | { readonly outcome: 'document'; readonly href: string }
  /** The server responded, but with no page. */
  | { readonly outcome: 'refused' }
  /** No response: the visitor may be in a tunnel. */
  | { readonly outcome: 'unreachable' };

type PageResponse = ShownPage | { readonly redirectTo: string } | { readonly error: unknown };

const timeoutMs = 20_000;
const mostRedirects = 5;

interface PageRequestOptions {
  readonly browser: Pick<NavigationBrowser, 'fetch' | 'location'>;
  readonly build: string;
  readonly loadComponent: LoadComponent;
  readonly signal: AbortSignal;
}

/** Requests the page under an address of the site, follows its redirects, and loads what draws it. */
export async function requestPage(requested: string, options: PageRequestOptions): Promise<RequestedPage> {
  const { browser } = options;
  let address = requested;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    let body: PageResponse;
    try {
      const limit = AbortSignal.any([options.signal, AbortSignal.timeout(timeoutMs)]);
      const response = await browser.fetch(`/_page${address}`, { signal: limit });
      body = (await response.json().catch(() => ({ error: 'no page' }))) as PageResponse;
    } catch {
      return { outcome: 'unreachable' };
    }
    if ('error' in body) return { outcome: 'refused' };
    if (!('redirectTo' in body)) return load(body, address, options);
    const target = new URL(body.redirectTo, browser.location.href);
    if (target.origin !== browser.location.origin) return { outcome: 'document', href: target.href };
    address = target.pathname + target.search;
  }
  return { outcome: 'refused' };
}

async function load(
  page: ShownPage,
  address: string,
  { build, loadComponent }: PageRequestOptions,
): Promise<RequestedPage> {
  const elsewhere = { outcome: 'document', href: address } as const;
  if (page.build !== build || isPageApart(page.kind)) return elsewhere;
  try {
    return { outcome: 'loaded', loaded: await loadComponent(page), address };
  } catch {
    // The chunks of this build are gone from the server.
    return elsewhere;
  }
}
