import type { ReactNode } from 'react';

interface FoldingProps {
  readonly isEmpty: boolean;
  readonly more: string;
  readonly less: string;
  readonly children: ReactNode;
}

/** The rest of a list, behind a button that works without JavaScript. */
export function Folding({ isEmpty, more, less, children }: FoldingProps) {
  if (isEmpty) return null;
  return (
    <details className="more">
      <summary className="link">
        <span className="closed">{more}</span>
        <span className="opened">{less}</span>
      </summary>
      {children}
    </details>
  );
}
