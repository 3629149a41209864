import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { PriceBlock } from '@forecourt/ui/price-block';
import { PhoneReveal } from '../../../shared/phone-reveal.tsx';
import { barPrice } from './bar-price.ts';
import { PrimaryAction } from './primary-action.tsx';

/** On a phone the price, a call and one button are always in reach. */
export function ActionBar({ view }: { readonly view: VehiclePageView }) {
  const { price, call, actions } = view;
  return (
    <div className="actionbar" role="group" aria-label="Price and contact, in short">
      <PriceBlock price={barPrice(price)} />
      {call && actions.length > 0 && (
        <PhoneReveal phone={call.phone} className="btn line" words={call.text} callsAtOnce />
      )}
      <PrimaryAction view={view} className="btn" isShort />
    </div>
  );
}
