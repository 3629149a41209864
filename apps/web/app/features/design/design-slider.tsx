import { readTypedAmount, writeTypedAmount } from '@forecourt/domain/core/typed-amount';
import { moveThumb, stepThumb, typeThumb } from '@forecourt/domain/stock/sidebar/slider-range';
import { RangeSlider } from '@forecourt/ui/range-slider';
import type { DesignView } from '../../shared/design.view.ts';

const rules = { moveThumb, stepThumb, typeThumb };
const wordsOf = (value: number) => writeTypedAmount(value, 'dollars');

/** The slider in a width such as that of a sidebar. */
export function DesignSlider({ view }: { readonly view: DesignView }) {
  return (
    <RangeSlider
      label="Price"
      slider={view.slider}
      rules={rules}
      histogram={view.histogram}
      wordsOf={wordsOf}
      read={readTypedAmount}
      names={{ min: 'price_from', max: 'price_to' }}
    />
  );
}
