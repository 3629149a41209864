import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { PriceBlock } from '@forecourt/ui/price-block';
import { PhoneReveal } from '../../../shared/phone-reveal.tsx';
import { barPrice } from './bar-price.ts';
import { PrimaryAction } from './primary-action.tsx';

export interface ActionBarProps {
  readonly view: VehiclePageView;
  /** Those of the page have left the screen. */
  readonly isShown: boolean;
}

/** On a phone the price, a call and one button are in reach once those of the page have left the screen. */
export function ActionBar({ view, isShown }: ActionBarProps) {
  const { price, call, actions } = view;
  return (
    <div
      className="actionbar"
      data-shown={isShown ? '' : undefined}
      inert={!isShown}
      role="group"
      aria-label="Price and contact, in short"
    >
      <PriceBlock price={barPrice(price)} />
      {call && actions.length > 0 && (
        <PhoneReveal phone={call.phone} className="btn line" words={call.text} callsAtOnce />
      )}
      <PrimaryAction view={view} className="btn" isShort />
    </div>
  );
}
