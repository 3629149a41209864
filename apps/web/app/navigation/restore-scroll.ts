/** Where on a page the visitor is to be: so far down, or at an anchor. */
export type ScrollTarget = { readonly top: number } | { readonly hash: string };

/** Scroll restoration by hand: the browser's own would scroll before the page is drawn. */
export function restoreScroll(target: ScrollTarget): void {
  const isTop = 'top' in target && target.top === 0;
  // What is laid out only as it comes near has a guessed height until then, and the way down is summed of heights.
  if (!isTop) document.documentElement.dataset['laidOut'] = '';
  const anchor = 'hash' in target ? findAnchor(target.hash) : null;
  if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 'top' in target ? target.top : 0, behavior: 'instant' });
}

function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
