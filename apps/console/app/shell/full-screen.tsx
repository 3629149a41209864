import type { ReactNode } from 'react';
import { ForecourtMark } from '../shared/forecourt-mark.tsx';

interface Props {
  readonly heading: string;
  readonly text: string;
  /** The way on. */
  readonly children: ReactNode;
}

/** A whole screen that says one thing. */
export function FullScreen({ heading, text, children }: Props) {
  return (
    <main className="alone">
      <title>{`${heading} · Forecourt console`}</title>
      <ForecourtMark />
      <div className="empty">
        <h1>{heading}</h1>
        <p className="ink2">{text}</p>
        <div className="rowf">{children}</div>
      </div>
    </main>
  );
}
