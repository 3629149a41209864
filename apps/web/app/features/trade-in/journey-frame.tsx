import type { JourneyHeadView } from '@forecourt/app/trade-in/pages/instant-offer-page.view';
import type { ReactNode } from 'react';

/** What stands around every step: where the journey is, its heading, and the way back. */
export function JourneyFrame({
  view,
  children,
}: {
  readonly view: JourneyHeadView;
  readonly children: ReactNode;
}) {
  return (
    <main>
      <h1>{view.heading}</h1>
      {children}
    </main>
  );
}
