import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { checkIcon, circleAlertIcon } from './icons.ts';

export interface TickProps {
  readonly id: string;
  readonly name: string;
  readonly value?: string;
  readonly isTicked?: boolean;
  readonly error?: string | null;
  readonly children: ReactNode;
}

/** A box to tick in a form, with a sentence beside it; the sentence is part of the target. */
export function Tick({ id, name, value = 'on', isTicked = false, error = null, children }: TickProps) {
  return (
    <div>
      <label className={error === null ? 'tick' : 'tick err'} htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value={value}
          defaultChecked={isTicked}
          {...(error !== null && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
        <i>
          <Icon path={checkIcon} />
        </i>
        <span>{children}</span>
      </label>
      {error !== null && (
        <span className="ferr" id={`${id}-error`}>
          <Icon path={circleAlertIcon} />
          {error}
        </span>
      )}
    </div>
  );
}
