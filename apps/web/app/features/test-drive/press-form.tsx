import type { PressView } from '@forecourt/app/test-drive/test-drive-page.view';
import type { ReactNode } from 'react';
import { CostlyProofFields } from '../../browser/costly-proof-fields.tsx';

interface PressFormProps {
  readonly press: PressView;
  readonly className?: string;
  /** Sends it with a proof of work. */
  readonly onSend?: (form: HTMLFormElement) => Promise<void>;
  readonly children: ReactNode;
}

/** A plain form that sends what was chosen. */
export function PressForm({ press, className, onSend, children }: PressFormProps) {
  return (
    <form
      method="post"
      action={press.action}
      className={className}
      onSubmit={(event) => {
        if (!onSend) return;
        event.preventDefault();
        void onSend(event.currentTarget);
      }}
      noValidate
      data-document=""
    >
      {onSend && <CostlyProofFields />}
      {press.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
