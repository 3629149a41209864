import type { PressView } from '@forecourt/app/test-drive/test-drive-page.view';
import type { ReactNode } from 'react';

interface PressFormProps {
  readonly press: PressView;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A plain form that sends what was chosen. */
export function PressForm({ press, className, children }: PressFormProps) {
  return (
    <form method="post" action={press.action} className={className} noValidate data-document="">
      {press.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
