import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { circleAlertIcon } from './icons.ts';

/** What ties a control to its label, its hint and its fault; spread it on the control. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

export interface LabelledFieldProps {
  readonly id: string;
  readonly label: string;
  /** Marks the few that may stay empty; that a field is needed is not marked. */
  readonly isOptional?: boolean;
  readonly hint?: string | null;
  readonly error?: string | null;
  /** Whether the fault is announced by itself, where no summary over the form does. */
  readonly isAlert?: boolean;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A control with its label above it, what helps to fill it in, and what is wrong with it. */
export function LabelledField({
  id,
  label,
  isOptional = false,
  hint = null,
  error = null,
  isAlert = false,
  children,
}: LabelledFieldProps) {
  const described = [hint === null ? [] : `${id}-hint`, error === null ? [] : `${id}-error`].flat();
  return (
    <div className={error === null ? 'field' : 'field err'}>
      <label htmlFor={id}>
        {label}
        {isOptional && <em> (optional)</em>}
      </label>
      {children({
        id,
        ...(error !== null && { 'aria-invalid': true }),
        ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
      })}
      {hint !== null && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error !== null && (
        <span className="ferr" id={`${id}-error`} role={isAlert ? 'alert' : undefined}>
          <Icon path={circleAlertIcon} />
          {error}
        </span>
      )}
    </div>
  );
}
