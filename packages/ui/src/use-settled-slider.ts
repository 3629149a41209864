import type {
  SliderRange,
  moveThumb,
  stepThumb,
  typeThumb,
} from '@forecourt/domain/stock/sidebar/slider-range';
import { useEffect, useRef } from 'react';
import { useShownValue } from './use-shown-value.ts';

export type Thumb = 'min' | 'max';

export interface SettledSliderOptions {
  readonly slider: SliderRange;
  /** How thumbs move is a rule of the product, and handed in. */
  readonly rules: {
    readonly moveThumb: typeof moveThumb;
    readonly stepThumb: typeof stepThumb;
    readonly typeThumb: typeof typeThumb;
  };
  /** The response to what was slid or typed last is pending: until then the slider stays as the visitor left it. */
  readonly isChanging?: boolean;
  /** When it changes, `slider` holds again, unless a later change is pending. */
  readonly resetKey?: number;
  /** A thumb was let go, or a value typed: the range now stands still. */
  readonly onSettle?: (slider: SliderRange) => void;
}

/** A slider that follows the pointer at once, and tells of it when the thumb is let go. */
export function useSettledSlider({
  slider: given,
  rules,
  isChanging = false,
  resetKey = 0,
  onSettle,
}: SettledSliderOptions) {
  const sameness = [resetKey, ...Object.values(given)].join();
  const [slider, setSlider] = useShownValue(given, { sameness, isChanging });
  const track = useRef<HTMLDivElement>(null);
  const settle = useRef<() => void>(() => undefined);
  useEffect(() => {
    settle.current = () => onSettle?.(slider);
  });
  useEffect(() => {
    // React's `onChange` fires with every pixel; the browser's `change` event when the thumb is let go.
    const { current } = track;
    const onChange = () => settle.current();
    current?.addEventListener('change', onChange);
    return () => current?.removeEventListener('change', onChange);
  }, []);

  function change(moved: SliderRange): SliderRange {
    setSlider(moved);
    return moved;
  }
  return {
    slider,
    /** Holds the thumbs. */
    track,
    slide: (thumb: Thumb, value: number) => change(rules.moveThumb(slider, thumb, value)),
    step: (thumb: Thumb, direction: 1 | -1): void => {
      const moved = change(rules.stepThumb(slider, thumb, direction));
      onSettle?.(moved);
    },
    /** Null: the field was emptied. */
    type: (thumb: Thumb, typed: number | null): SliderRange => {
      const moved = change(rules.typeThumb(slider, thumb, typed));
      onSettle?.(moved);
      return moved;
    },
  };
}
