import type { RefObject } from 'react';
import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { ActionBar } from './action-bar.tsx';
import { ScrolledBar } from './scrolled-bar.tsx';
import { useIsPast } from '../../../shared/use-is-past.ts';

export interface PriceBarsProps {
  readonly view: VehiclePageView;
  /** The buttons of the page: the bars take their place once they have left the screen. */
  readonly actions: RefObject<HTMLElement | null>;
}

/** The bar of phones and that of wider screens, which of both the styles show. */
export function PriceBars({ view, actions }: PriceBarsProps) {
  const isPast = useIsPast(actions);
  return (
    <>
      <ActionBar view={view} isShown={isPast} />
      <ScrolledBar view={view} isShown={isPast} />
    </>
  );
}
