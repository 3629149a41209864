import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { PriceBlock } from '@forecourt/ui/price-block';
import { barPrice } from './bar-price.ts';
import { PrimaryAction } from './primary-action.tsx';

/** On a phone the price and one button are always in reach. */
export function ActionBar({ view }: { readonly view: VehiclePageView }) {
  return (
    <div className="actionbar" role="group" aria-label="Price and contact, in short">
      <PriceBlock price={barPrice(view.price)} />
      <PrimaryAction view={view} className="btn" isShort />
    </div>
  );
}
