import type { ReactNode } from 'react';

interface ChoiceLinkProps {
  readonly href: string;
  readonly className: string;
  /** The `aria-current` of a chosen one. */
  readonly current?: 'date' | 'time' | 'true' | undefined;
  /** The choice sends along what was typed before, which a link cannot. */
  readonly isCarrying: boolean;
  readonly children: ReactNode;
}

/** The form that the buttons of choices send. */
export const carryingForm = 'drive-carried';

/** One thing to choose in the first step. */
export function ChoiceLink({ href, className, current, isCarrying, children }: ChoiceLinkProps) {
  if (isCarrying) {
    return (
      <button
        type="submit"
        form={carryingForm}
        name="to"
        value={href}
        className={className}
        aria-current={current}
      >
        {children}
      </button>
    );
  }
  return (
    <a className={className} href={href} aria-current={current} data-keep-scroll="">
      {children}
    </a>
  );
}
