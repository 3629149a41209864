import { useState } from 'react';
import type { SectionView } from '@forecourt/app/stock/search/search-page.view';
import { readTypedAmount, writeTypedAmount } from '@forecourt/domain/core/typed-amount';
import {
  moveThumb,
  rangeOf,
  stepThumb,
  typeThumb,
  type SliderRange,
} from '@forecourt/domain/stock/sidebar/slider-range';
import { RangeSlider } from '@forecourt/ui/range-slider';
import { debounce } from '../../../shared/debounce.ts';
import { useFilterChanges } from './filter-changes.ts';

interface RangeFilterProps {
  readonly section: Extract<SectionView, { readonly kind: 'range' }>;
  readonly delayMs: number;
}

const rules = { moveThumb, stepThumb, typeThumb };

/** A range of money, kilometres, years and the like; the results follow after a debounce (SRCH-11). */
export function RangeFilter({ section, delayMs }: RangeFilterProps) {
  const { responses, go } = useFilterChanges();
  // Goes on when this is unmounted: the sheet of filters may be closed before the delay is over.
  const [{ schedule }] = useState(debounce);
  const [isChanging, setChanging] = useState(false);
  const { label, unit, names, ends, slider, histogram, pattern, hrefWithout, isSlider } = section;

  function settle(next: SliderRange): void {
    setChanging(true);
    schedule(() => {
      setChanging(false);
      const { min, max } = rangeOf(next);
      const href =
        min === null && max === null ? hrefWithout : pattern.replace('{range}', `${min ?? ''}:${max ?? ''}`);
      go(href);
    }, delayMs);
  }

  return (
    <div className={isSlider ? undefined : 'fields-only'}>
      <RangeSlider
        label={label}
        slider={slider}
        rules={rules}
        histogram={histogram}
        wordsOf={(value) => writeTypedAmount(value, unit)}
        read={readTypedAmount}
        names={names}
        ends={ends}
        onSettle={settle}
        isChanging={isChanging}
        resetKey={responses}
      />
    </div>
  );
}
