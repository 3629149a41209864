import { Suspense, type ReactNode } from 'react';

/**
 * A part that is hydrated by itself, after what stands around it: many short tasks in place of one long one, so that a
 * press in between is answered at once. A press on the part itself hydrates it first.
 */
export function HydratedApart({ children }: { readonly children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
