import type { ComponentProps } from 'react';

export interface CodeFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'size' | 'type'> {
  readonly digits: number;
}

/**
 * A code as one field that is drawn as cells, so that a phone can fill it in at once and it is read out as one
 * word. The cells lie behind it; the digits are the field's own, and stand in them by its spacing.
 */
export function CodeField({ digits, ...rest }: CodeFieldProps) {
  return (
    <span className="code-field">
      <span className="otp" aria-hidden="true">
        {Array.from({ length: digits }, (_, place) => (
          <span key={place} />
        ))}
      </span>
      <input {...rest} type="text" inputMode="numeric" autoComplete="one-time-code" />
    </span>
  );
}
