import { createStore } from '@forecourt/ui/external-store';
import { useEffect, useState } from 'react';
import { Kbd } from '../keys/kbd.tsx';
import { useKeys } from '../keys/key-handlers.ts';
import { useStore } from '../use-store.ts';

const shownMs = 8_000;

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly undo: (() => void) | null;
}

const shown = createStore<Toast | null>(null);
let lastId = 0;

/** Says at the foot what happened, with the way back where there is one. The last one takes the place of the one before. */
export function sayDone(text: string, undo: (() => void) | null = null): void {
  lastId += 1;
  shown.set({ id: lastId, text, undo });
}

export function Toasts() {
  const toast = useStore(shown);
  return (
    <div className="toasts" role="status">
      {toast && <OneToast key={toast.id} toast={toast} />}
    </div>
  );
}

function OneToast({ toast: { text, undo } }: { readonly toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => shown.set(null), shownMs);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const press = () => {
    shown.set(null);
    undo?.();
  };
  useKeys({ undo: undo && press });
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  return (
    <div className="toast" {...hold} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      <span>{text}</span>
      <button type="button" onClick={press}>
        {undo ? 'Undo' : 'Close'}
      </button>
      {undo && <Kbd name="undo" />}
    </div>
  );
}
