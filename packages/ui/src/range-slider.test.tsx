import { moveThumb, stepThumb, typeThumb } from '@forecourt/domain/stock/sidebar/slider-range';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RangeSlider } from './range-slider.tsx';

function drawn(thumbs: { readonly min: number; readonly max: number }, hasFields = true): string {
  return renderToString(
    <RangeSlider
      label="Price"
      slider={{ lowest: 0, highest: 100, step: 10, rounding: 5, gap: 0, ...thumbs }}
      rules={{ moveThumb, stepThumb, typeThumb }}
      histogram={[0, 4, 8, 2]}
      wordsOf={(value) => `$${value}`}
      read={Number}
      names={{ min: 'from', max: 'to' }}
      hasFields={hasFields}
    />,
  );
}

describe('a slider without JavaScript', () => {
  it('SRCH-12.1 is two fields that a form sends, and its thumbs are not sent beside them', () => {
    const html = drawn({ min: 20, max: 60 });
    expect(html.match(/name="[^"]+"/g)).toEqual(['name="from"', 'name="to"']);
    expect(html).toContain('value="$20"');
    expect(html).not.toContain('data-live');
  });

  it('SRCH-12.1 sends nothing for a thumb at its end', () => {
    expect(drawn({ min: 0, max: 60 })).toMatch(/name="from"[^>]*value=""/);
    expect(drawn({ min: 0, max: 100 }, false)).not.toContain('type="hidden"');
  });

  it('says its values in words', () => {
    expect(drawn({ min: 20, max: 60 })).toContain('aria-valuetext="$60"');
  });

  it('draws its histogram without a style, which the policy of a kept page would refuse', () => {
    const html = drawn({ min: 20, max: 60 });
    expect(html).not.toContain('style=');
    expect(html.match(/<rect[^>]*class="in"/g)).toHaveLength(1);
  });
});
