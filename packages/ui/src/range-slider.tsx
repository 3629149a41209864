import type {
  SliderRange as Slider,
  moveThumb,
  stepThumb,
} from '@forecourt/domain/stock/sidebar/slider-range';
import { useEffect, useRef, useState } from 'react';
import { SliderScale } from './slider-scale.tsx';
import { TypedValue } from './typed-value.tsx';
import { useShownValue } from './use-shown-value.ts';

type Thumb = 'min' | 'max';

export interface RangeSliderProps {
  /** What the slider is about, for those who hear it: 'Price'. */
  readonly label: string;
  readonly slider: Slider;
  /** How thumbs move is a rule of the product, and handed in. */
  readonly rules: { readonly moveThumb: typeof moveThumb; readonly stepThumb: typeof stepThumb };
  /** How many cars lie in each part of the track, from its low end; none where it is not known. */
  readonly histogram?: readonly number[];
  /** A value in words: '$25,000'. */
  readonly wordsOf: (value: number) => string;
  /** The names under which a form sends the two values, typed or slid. */
  readonly names: Readonly<Record<Thumb, string>>;
  /** What was slid or typed last is still to be answered: until then the slider stays as the visitor left it. */
  readonly isChanging?: boolean;
  /** A thumb was let go, or a value typed: the range now stands still. */
  readonly onSettle?: (slider: Slider) => void;
  /** Without fields the range is said in words under the track: on the home page. */
  readonly hasFields?: boolean;
}

const thumbs = [
  { thumb: 'min', word: 'from' },
  { thumb: 'max', word: 'to' },
] as const;

/**
 * A track with two thumbs, over how many there are of each. Without JavaScript it is its two number fields;
 * with it, thumbs move by pointer and by key, and never cross.
 */
export function RangeSlider(props: RangeSliderProps) {
  const {
    label,
    rules,
    histogram = [],
    wordsOf,
    names,
    onSettle,
    hasFields = true,
    isChanging = false,
  } = props;
  const sameness = Object.values(props.slider).join();
  const [slider, setSlider] = useShownValue(props.slider, { sameness, isChanging });
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);

  const track = useRef<HTMLDivElement>(null);
  const settle = useRef<() => void>(() => undefined);
  useEffect(() => {
    settle.current = () => onSettle?.(slider);
  });
  useEffect(() => {
    // What React calls a change comes with every pixel; the browser's comes when the thumb is let go.
    const { current } = track;
    const onChange = () => settle.current();
    current?.addEventListener('change', onChange);
    return () => current?.removeEventListener('change', onChange);
  }, []);
  const { lowest, highest } = slider;

  function move(thumb: Thumb, value: number): Slider {
    const moved = rules.moveThumb(slider, thumb, value);
    setSlider(moved);
    return moved;
  }

  function step(thumb: Thumb, direction: 1 | -1): void {
    const moved = rules.stepThumb(slider, thumb, direction);
    setSlider(moved);
    onSettle?.(moved);
  }

  return (
    <fieldset className="range-slider" data-live={isLive ? '' : undefined}>
      <legend className="vh">{label}</legend>
      <SliderScale slider={slider} histogram={histogram} />
      <div className="thumbs" ref={track}>
        {thumbs.map(({ thumb, word }) => (
          <input
            key={thumb}
            type="range"
            aria-label={`${label} ${word}`}
            aria-valuetext={wordsOf(slider[thumb])}
            min={lowest}
            max={highest}
            step="any"
            value={slider[thumb]}
            // Two thumbs at the high end: the lower one lies on top, or neither could be moved away.
            data-on-top={thumb === 'min' && slider.min >= highest ? '' : undefined}
            onChange={(event) => move(thumb, event.currentTarget.valueAsNumber)}
            onKeyDown={(event) => {
              const direction = directions[event.key];
              if (!direction) return;
              event.preventDefault();
              step(thumb, direction);
            }}
          />
        ))}
      </div>
      {hasFields ? (
        <div className="minmax">
          {thumbs.map(({ thumb, word }) => (
            <TypedValue
              key={thumb}
              label={`${label} ${word}`}
              name={names[thumb]}
              value={isAtEnd(slider, thumb) ? null : slider[thumb]}
              placeholder={wordsOf(slider[thumb])}
              onType={(typed) => onSettle?.(move(thumb, typed ?? (thumb === 'min' ? lowest : highest)))}
            />
          ))}
        </div>
      ) : (
        <p className="slid num">
          {thumbs.map(({ thumb }) => (
            <span key={thumb}>
              {wordsOf(slider[thumb])}
              {!isAtEnd(slider, thumb) && <input type="hidden" name={names[thumb]} value={slider[thumb]} />}
            </span>
          ))}
        </p>
      )}
    </fieldset>
  );
}

const directions: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

function isAtEnd({ lowest, highest, min, max }: Slider, thumb: Thumb): boolean {
  return thumb === 'min' ? min <= lowest : max >= highest;
}
