/** As the page of a car calls its picture in its styles. */
const name = 'car-picture';

/**
 * The picture of a card and that of the page it leads to are one to a visitor: while pages change, the card that
 * leads to an address has the name under which the browser moves the one into the other.
 */
export function nameSharedPicture(address: string): () => void {
  const path = address.split('?', 1)[0] ?? '';
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.card h3 a')];
  const card = links.find((link) => link.getAttribute('href') === path)?.closest('.card');
  const picture = card?.querySelector<HTMLElement>('.card-media');
  if (!picture || !isInSight(picture)) return () => undefined;
  picture.style.viewTransitionName = name;
  return () => picture.style.removeProperty('view-transition-name');
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
