import type { DeliveryRowView } from '@forecourt/app/leads/desk/deliveries.view';
import { useNavigate } from 'react-router';
import { useKeys } from '../../shared/keys/key-handlers.ts';

interface Keyed {
  readonly rows: readonly DeliveryRowView[];
  readonly openId: string | undefined;
  /** The list without what is open. */
  readonly back: string;
  readonly onToggle: (id: string) => void;
  /** What is chosen, else what is open; null where neither can be sent. */
  readonly onResend: (() => void) | null;
}

/** Through the list by keys: J and K move, X chooses. */
export function useDeliveriesKeys({ rows, openId, back, onToggle, onResend }: Keyed): void {
  const navigate = useNavigate();
  const focusNext = (step: 1 | -1) => {
    const links = [...document.querySelectorAll<HTMLElement>('[data-delivery]')];
    const from = focusedRow() ?? links.find(({ dataset }) => dataset['delivery'] === openId);
    const at = from ? links.indexOf(from) : -1;
    links[at === -1 ? 0 : at + step]?.focus();
  };
  useKeys({
    down: () => focusNext(1),
    up: () => focusNext(-1),
    choose: () => {
      const id = focusedRow()?.dataset['delivery'];
      if (id !== undefined && rows.some((row) => row.id === id && row.canResend)) onToggle(id);
    },
    resend: onResend,
    leave: openId === undefined ? null : () => void navigate(back),
  });
}

/** The link of the row that has the focus, wherever in it. */
function focusedRow(): HTMLElement | null {
  return document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-delivery]') ?? null;
}
