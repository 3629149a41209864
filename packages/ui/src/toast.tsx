import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from './external-store.ts';
import { Icon } from './icon.tsx';
import { xIcon } from './icons.ts';

export interface Toast {
  readonly text: string;
  /** What it is about, by name. */
  readonly about?: string | undefined;
  /** One thing to do about it. */
  readonly action?: { readonly label: string } & (
    { readonly href: string } | { readonly onPress: () => void }
  );
  /** The way back from what was done, beside the way on. */
  readonly undo?: { readonly label: string; readonly onPress: () => void };
  readonly forMs?: number;
  /** Something went wrong: it is said at once, and stays until it is put away. */
  readonly isAlert?: boolean;
}

const shownForMs = 6_000;

/** Whoever scrolls this far by hand has moved on, and wants to see what lies under it. */
const goneAfterPx = 160;

const shown = createStore<{ readonly toast: Toast; readonly number: number } | null>(null);
let number = 0;

/** Says something short at the foot of the screen. One at a time: the last word replaces what stood there. */
export function showToast(toast: Toast | null): void {
  number += 1;
  shown.set(toast && { toast, number });
}

/** The place of toasts, once in a page. A toast stays while a pointer or the focus rests on it. */
export function ToastPlace() {
  const current = useSyncExternalStore(shown.subscribe, shown.get, () => null);
  const [isHeld, setHeld] = useState(false);
  // A removed toast fires no `pointerleave`: the next one would never time out.
  useEffect(() => setHeld(false), [current]);
  useEffect(() => {
    if (!current || isHeld || current.toast.isAlert) return undefined;
    const ending = setTimeout(() => showToast(null), current.toast.forMs ?? shownForMs);
    return () => clearTimeout(ending);
  }, [current, isHeld]);
  useGoneWithScroll(current !== null && !isHeld && !current.toast.isAlert);
  return (
    <div className="toasts" role="status">
      {current && (
        <div
          key={current.number}
          className="toast"
          role={current.toast.isAlert ? 'alert' : undefined}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <span>
            {current.toast.text}
            {current.toast.about !== undefined && (
              <>
                {' '}
                <b>{current.toast.about}</b>
              </>
            )}
          </span>
          <ToastAction action={current.toast.undo} />
          <ToastAction action={current.toast.action} />
          {current.toast.isAlert && (
            <button type="button" className="icon-btn" aria-label="Put away" onClick={() => showToast(null)}>
              <Icon path={xIcon} />
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** By hand alone: a page that scrolls to where somebody was takes nothing away. */
function useGoneWithScroll(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const from = window.scrollY;
    const see = () => {
      if (Math.abs(window.scrollY - from) > goneAfterPx) showToast(null);
    };
    const kinds = ['wheel', 'touchmove'] as const;
    for (const kind of kinds) addEventListener(kind, see, { passive: true });
    return () => {
      for (const kind of kinds) removeEventListener(kind, see);
    };
  }, [isWanted]);
}

function ToastAction({ action }: { readonly action: Toast['action'] }) {
  if (!action) return null;
  if ('href' in action) return <a href={action.href}>{action.label}</a>;
  return (
    <button
      type="button"
      className="act"
      onClick={() => {
        showToast(null);
        action.onPress();
      }}
    >
      {action.label}
    </button>
  );
}
