import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useKeys } from '../../../shared/keys/key-handlers.ts';

const NewLeadDialog = lazy(async () => ({
  default: (await import('./new-lead-dialog.tsx')).NewLeadDialog,
}));

interface Wanted {
  /** The place it is for; empty where one is chosen. */
  readonly at: string;
  readonly onTaken: (id: string) => void;
  /** Not everybody answers leads. */
  readonly isOn?: boolean;
}

/** Taking down a lead by hand, with its key; the dialog is drawn where whoever asks puts it. */
export function useNewLead({ at, onTaken, isOn = true }: Wanted): {
  readonly begin: () => void;
  readonly dialog: ReactNode;
} {
  const [isTaking, setTaking] = useState(false);
  const begin = () => setTaking(true);
  useKeys({ newLead: isOn ? begin : null });
  const taken = (id: string) => {
    setTaking(false);
    onTaken(id);
  };
  return {
    begin,
    dialog: isTaking && (
      <Suspense>
        <NewLeadDialog at={at} onClose={() => setTaking(false)} onTaken={taken} />
      </Suspense>
    ),
  };
}
