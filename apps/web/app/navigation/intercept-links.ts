import { formQuery } from './form-query.ts';
import type { Navigation } from './navigation-state.ts';

/** Paths and endings under which there is no page, whatever links to them. */
const noPages = /^\/(?:api|assets|media)\/|\.[a-z]{2,5}$/;

/**
 * Link interception: pages are written with plain links and GET forms, which work without a script. Where it
 * runs, those that stay within the site change the page instead of loading a document. `data-keep-scroll` says
 * that the visitor stays where they are; `data-document` that a whole document is wanted; `data-kind` which kind
 * of page a link leads to, so that its code is prefetched.
 */
export function interceptLinks(navigation: Navigation, prefetchComponent: (kind: string) => void): void {
  const prefetch = (event: Event) => prefetchComponent(linkOf(event)?.dataset['kind'] ?? '');
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = linkOf(event);
    if (!link || !isIntercepted(link) || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (!isPage(url)) return;
    event.preventDefault();
    go(navigation, url, link);
  });
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isIntercepted(form)) return;
    // By attribute: a field that is called `method` or `action` hides the property of that name.
    if ((form.getAttribute('method') ?? 'get').toLowerCase() !== 'get') return;
    const url = new URL(form.getAttribute('action') ?? location.href, location.href);
    if (!isPage(url)) return;
    url.search = formQuery(form, submitter);
    event.preventDefault();
    go(navigation, url, form);
  });
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('touchstart', prefetch, { passive: true });
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not(svg a)') : null;
}

function isIntercepted(element: HTMLElement): boolean {
  const target = element.getAttribute('target') ?? '';
  return (target === '' || target === '_self') && !element.hasAttribute('data-document');
}

function isPage(url: URL): boolean {
  return url.origin === location.origin && !noPages.test(url.pathname);
}

function go(navigation: Navigation, url: URL, from: HTMLElement): void {
  void navigation.go(url.href, { keepsScroll: from.hasAttribute('data-keep-scroll') });
}
