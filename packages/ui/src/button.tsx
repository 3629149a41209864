import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-look.ts';

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, keyof ButtonLook> {
  /** Said instead of the label while the work that the button began is under way: 'Sending'. */
  readonly busyLabel?: string | null;
}

/** Does something on this page. What leads to another page is a ButtonLink. */
export function Button({
  look,
  isSmall,
  isBlock,
  className,
  busyLabel = null,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const classes = buttonClass({ look, isSmall, isBlock, className });
  if (busyLabel === null) {
    return (
      <button {...rest} type={type} className={classes}>
        {children}
      </button>
    );
  }
  // `aria-disabled`, as `disabled` would lose the focus; the hidden label keeps the width.
  return (
    <button {...rest} type="button" aria-disabled="true" className={`${classes} busy`} onClick={undefined}>
      <span className="busy-room">{children}</span>
      <span className="busy-now" role="status">
        <span className="spinner" />
        {busyLabel}
      </span>
    </button>
  );
}
