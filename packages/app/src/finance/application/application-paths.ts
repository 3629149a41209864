import type { ApplicationStep } from '@forecourt/domain/finance/application/application-steps';

/** The addresses of an application for finance that are the same on every site; it begins where the site's pre-approval lies. */
export const applicationPaths = {
  /** Where the application of this browser stands. */
  journey: '/finance-pre-approval/application',
  /** The same, for who comes to the address that links name. */
  begin: '/finance-pre-approval/application/begin',
  save: '/finance-pre-approval/application/save',
  /** Puts other sums into the application of this browser. */
  sums: '/finance-pre-approval/application/sums',
  send: '/finance-pre-approval/application/send',
} as const;

/** A step that was taken before: going back is a link, and loses nothing. */
export function applicationStepPath(step: ApplicationStep): string {
  return `${applicationPaths.journey}?step=${step}`;
}

/** The same from the last step, to which saving leads back. */
export function applicationChangePath(step: ApplicationStep): string {
  return `${applicationStepPath(step)}&change=1`;
}
