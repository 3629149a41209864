/** The `view-transition-name` that the styles of a vehicle page give to its picture. */
const name = 'car-picture';

/**
 * The shared element of a view transition: the picture of a card and that of the page it leads to. The card that
 * leads to an address bears the name until the returned function takes it away.
 */
export function nameSharedElement(address: string): () => void {
  const path = address.split('?', 1)[0] ?? '';
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.card h3 a')];
  const card = links.find((link) => link.getAttribute('href') === path)?.closest('.card');
  const picture = card?.querySelector<HTMLElement>('.card-media');
  if (!picture || !isInViewport(picture)) return () => undefined;
  picture.style.viewTransitionName = name;
  return () => picture.style.removeProperty('view-transition-name');
}

function isInViewport(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
