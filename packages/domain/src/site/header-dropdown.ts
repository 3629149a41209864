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
  switch (event.kind) {
    case 'pointerEnter':
      return opensOnHover && state.open !== event.item ? { open: event.item, stays: false } : state;
    case 'pointerLeave':
      return state.stays ? state : closedHeader;
    case 'click':
      // The pointer has opened it just before the click, which would otherwise seem to do nothing but close it.
      return state.open === event.item && state.stays ? closedHeader : { open: event.item, stays: true };
    case 'openKey':
      return { open: event.item, stays: true };
    case 'escape':
    case 'focusLeave':
    case 'pressOutside':
      return closedHeader;
  }
}
