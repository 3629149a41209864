import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-look.ts';

export interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<'a'>, keyof ButtonLook | 'href'> {
  readonly href: string;
}

/** Leads to another page, and looks like a button. */
export function ButtonLink({ look, isSmall, isBlock, className, children, ...rest }: ButtonLinkProps) {
  const classes = buttonClass({ look, isSmall, isBlock, className });
  return (
    <a {...rest} className={classes}>
      {children}
    </a>
  );
}
