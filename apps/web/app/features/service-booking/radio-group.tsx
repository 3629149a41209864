import { Icon } from '@forecourt/ui/icon';
import { circleAlertIcon } from '@forecourt/ui/icons';
import type { ReactNode } from 'react';

interface RadioGroupProps {
  readonly id: string;
  readonly label: string;
  readonly error: string | null;
  readonly children: ReactNode;
}

/** Radio buttons under one name, and what is wrong with what was chosen of them. */
export function RadioGroup({ id, label, error, children }: RadioGroupProps) {
  return (
    <fieldset
      className="choice-cards"
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{label}</legend>
      {children}
      {error !== null && (
        <span className="ferr" id={`${id}-error`}>
          <Icon path={circleAlertIcon} />
          {error}
        </span>
      )}
    </fieldset>
  );
}
