/** Which menu of the header is open, by its place in the menu, and whether it was opened to stay. */
export interface HeaderDropdown {
  readonly open: number | null;
  /** A menu that was clicked, or opened by key, stays when the pointer leaves it. */
  readonly stays: boolean;
}

export type DropdownEvent =
  | { readonly kind: 'pointerEnter' | 'click' | 'openKey'; readonly item: number }
  | { readonly kind: 'pointerLeave' | 'escape' | 'focusLeave' | 'pressOutside' };

export const closedHeader: HeaderDropdown = { open: null, stays: false };

/**
 * What the header does (NAV-1): menus open under the pointer where the site wants it, and by click and key
 * always. The header is marked open while one is.
 */
export function headerDropdown(
  state: HeaderDropdown,
  event: DropdownEvent,
  { opensOnHover }: { readonly opensOnHover: boolean },
): HeaderDropdown {
  if (event.kind === 'pointerLeave') return state.stays ? state : closedHeader;
  if (!('item' in event)) return closedHeader;
  const { kind, item } = event;
  if (kind === 'pointerEnter') {
    return opensOnHover && state.open !== item ? { open: item, stays: false } : state;
  }
  // The pointer opens a menu just before a click on it, which must not close it again.
  const closes = kind === 'click' && state.open === item && state.stays;
  return closes ? closedHeader : { open: item, stays: true };
}
