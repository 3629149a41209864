import type { Navigation } from './navigation.ts';

/**
 * Plain links and GET forms are how pages are written, and work without any of this. Where it runs, those
 * that stay within the site change the page instead of loading a document. `data-keep-scroll` says that
 * the visitor stays where they are; `data-document` that a whole document is wanted.
 */
export function followLinks(navigation: Navigation): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target !== '' || link.hasAttribute('download') || !staysHere(link)) return;
    if (new URL(link.href).hash !== '' && samePage(new URL(link.href))) return;
    event.preventDefault();
    go(navigation, new URL(link.href), link);
  });
  document.addEventListener('submit', (event) => {
    const { target: form } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
    if (form.hasAttribute('data-document')) return;
    const url = new URL(form.action);
    if (url.origin !== location.origin) return;
    const said = [...new FormData(form, event.submitter)].filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
    );
    url.search = new URLSearchParams(said).toString();
    event.preventDefault();
    go(navigation, url, form);
  });
}

function staysHere(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && link.href !== '' && !link.hasAttribute('data-document');
}

function samePage(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search;
}

function go(navigation: Navigation, url: URL, from: HTMLElement): void {
  void navigation.go(url.href, { keepsScroll: from.hasAttribute('data-keep-scroll') });
}
