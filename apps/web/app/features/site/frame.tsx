import type { ReactNode } from 'react';
import type { FrameView } from '@forecourt/app/site/frame.view';
import type { PageKind } from '../../page/page-kinds.ts';

export interface FrameProps {
  readonly frame: FrameView;
  /** Some pages want another header: over the picture of the home page, say. */
  readonly pageKind: PageKind;
  readonly children: ReactNode;
}

/** The header, the footer and what is between them. */
export function Frame({ frame, children }: FrameProps) {
  return (
    <>
      <header className="hdr">
        <a href="/">{frame.siteName}</a>
      </header>
      <main id="main">{children}</main>
    </>
  );
}
