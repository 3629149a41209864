import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react';
import { closedHeader, headerDropdown, type DropdownEvent } from '@forecourt/domain/site/header-dropdown';
import { useAddress } from '../../navigation/use-navigation.ts';
import { useDebounce } from '../../shared/use-debounce.ts';

/** Hover intent: a pointer that passes over the menu on its way elsewhere does not open it. */
const intentMs = 120;
/** Grace period: on the way from a menu to its panel the pointer may leave both. */
const leaveMs = 240;

export interface HeaderMenu {
  /** The place of the open menu. */
  readonly open: number | null;
  readonly nav: RefObject<HTMLElement | null>;
  readonly dispatch: (event: DropdownEvent) => void;
  readonly pointAt: (item: number | null) => void;
}

/** Which menu of the header is open (NAV-1), and what opens and closes it beside clicks. */
export function useHeaderMenu(opensOnHover: boolean): HeaderMenu {
  const [{ open }, dispatch] = useReducer(
    (state: typeof closedHeader, event: DropdownEvent) => headerDropdown(state, event, { opensOnHover }),
    closedHeader,
  );
  const nav = useRef<HTMLElement>(null);
  const { schedule } = useDebounce();
  const address = useAddress();

  useEffect(() => dispatch({ kind: 'escape' }), [address]);
  useEffect(() => {
    if (open === null) return undefined;
    const onPress = (event: PointerEvent) => {
      if (!nav.current?.contains(event.target as Node)) dispatch({ kind: 'pressOutside' });
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      nav.current?.querySelector<HTMLElement>('details[open] > summary')?.focus();
      dispatch({ kind: 'escape' });
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  const pointAt = useCallback(
    (item: number | null) => {
      const event =
        item === null ? { kind: 'pointerLeave' as const } : { kind: 'pointerEnter' as const, item };
      schedule(() => dispatch(event), item === null ? leaveMs : intentMs);
    },
    [schedule],
  );
  return { open, nav, dispatch, pointAt };
}
