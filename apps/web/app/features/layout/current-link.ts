import type { HeaderView } from '@forecourt/app/layout/layout.view';

/** Whether a link of the menu leads to the page that is shown, whatever its query says. */
export function isCurrent(href: string, address: string): boolean {
  return address.split('?', 1)[0] === href;
}

/** The link of the menu that is marked under an address; empty: none. Nothing else of a layout follows the address. */
export function currentLink({ menu }: Pick<HeaderView, 'menu'>, address: string): string {
  const links = menu.flatMap((item) => (item.kind === 'link' ? [item.link.href] : []));
  return links.find((href) => isCurrent(href, address)) ?? '';
}
