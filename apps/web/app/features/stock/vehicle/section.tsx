import type { ReactNode } from 'react';

export interface SectionProps {
  readonly section: { readonly kind: string; readonly heading: string };
  readonly children: ReactNode;
}

/** A part of the page under its heading, which links and the bar at the top lead to. */
export function Section({ section: { kind, heading }, children }: SectionProps) {
  return (
    <section className="sect" id={kind}>
      <h2>{heading}</h2>
      <div>{children}</div>
    </section>
  );
}
