import type { SliderRange } from '@forecourt/domain/stock/sidebar/slider-range';
import { useEffect, useState } from 'react';
import { SliderScale } from './slider-scale.tsx';
import { TypedValue } from './typed-value.tsx';
import { useSettledSlider, type SettledSliderOptions, type Thumb } from './use-settled-slider.ts';

export interface RangeSliderProps extends SettledSliderOptions {
  /** What the slider is about, for those who hear it: 'Price'. */
  readonly label: string;
  /** How many cars lie in each part of the track, from its low end; none where it is not known. */
  readonly histogram?: readonly number[];
  /** A value in words: '$25,000'. */
  readonly wordsOf: (value: number) => string;
  /** The names under which a form sends the two values, typed or slid. */
  readonly names: Readonly<Record<Thumb, string>>;
  /** Which ends can be typed: both unless it is said. */
  readonly ends?: readonly Thumb[];
  /** Without fields the range is said in words under the track: on the home page. */
  readonly hasFields?: boolean;
  /** A number that was typed as people write it; null: it is none. */
  readonly read: (text: string) => number | null;
  /** The thumbs follow every key, where nothing but a count depends on them. */
  readonly followsTyping?: boolean;
}

const bothEnds: readonly Thumb[] = ['min', 'max'];
const thumbs = [
  { thumb: 'min', word: 'from' },
  { thumb: 'max', word: 'to' },
] as const;

/**
 * A track with two thumbs, over how many there are of each. Without JavaScript it is its two number fields;
 * with it, thumbs move by pointer and by key, and never cross.
 */
export function RangeSlider({
  hasFields = true,
  followsTyping = false,
  histogram = [],
  ends = bothEnds,
  ...props
}: RangeSliderProps) {
  const { label, wordsOf, names, read, rules } = props;
  const settled = useSettledSlider(props);
  const { slider } = settled;
  const fields = thumbs.filter(({ thumb }) => ends.includes(thumb));
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const [remark, setRemark] = useState('');
  const type = (thumb: Thumb, typed: number | null, isLeft: boolean): number | null => {
    const other = thumb === 'min' ? 'max' : 'min';
    const moved = rules.typeThumb(slider, thumb, typed);
    const hasGivenWay = !isAtEnd(slider, other) && isAtEnd(moved, other);
    // 40k begins with a 4: nothing gives way to a number that is still being typed.
    const next = hasGivenWay && !isLeft ? slider : settled.type(thumb, typed);
    if (isLeft)
      setRemark(hasGivenWay ? givenWayWords(other, wordsOf(slider[other]), wordsOf(moved[thumb])) : '');
    return isAtEnd(next, thumb) ? null : next[thumb];
  };
  return (
    <fieldset className="range-slider" data-live={isLive ? '' : undefined}>
      <legend className="vh">{label}</legend>
      <SliderScale slider={slider} histogram={histogram} />
      <SliderThumbs {...settled} label={label} wordsOf={wordsOf} />
      {hasFields ? (
        <div className="minmax">
          {fields.map(({ thumb, word }) => (
            <TypedValue
              key={thumb}
              label={ends.length === 1 ? label : `${label} ${word}`}
              name={names[thumb]}
              value={isAtEnd(slider, thumb) ? null : slider[thumb]}
              placeholder={wordsOf(slider[thumb])}
              read={read}
              wordsOf={wordsOf}
              isLive={followsTyping}
              onType={(typed, isLeft) => type(thumb, typed, isLeft)}
              onMisread={(text) => setRemark(`We couldn’t read “${text}” as a number.`)}
            />
          ))}
          <p className="remark" role="status">
            {remark}
          </p>
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

type SliderThumbsProps = Pick<RangeSliderProps, 'label' | 'wordsOf'> &
  Pick<ReturnType<typeof useSettledSlider>, 'slider' | 'track' | 'slide' | 'step'>;

function SliderThumbs({ slider, track, slide, step, label, wordsOf }: SliderThumbsProps) {
  const { lowest, highest } = slider;
  return (
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
          onChange={(event) => slide(thumb, event.currentTarget.valueAsNumber)}
          onKeyDown={(event) => {
            const direction = directions[event.key];
            if (!direction) return;
            event.preventDefault();
            step(thumb, direction);
          }}
        />
      ))}
    </div>
  );
}

const directions: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

/** What was typed last holds; what stood in its way is not dropped without a word. */
function givenWayWords(end: Thumb, dropped: string, typed: string): string {
  return end === 'max'
    ? `We took off “to ${dropped}”, as it’s under ${typed}.`
    : `We took off “from ${dropped}”, as it’s over ${typed}.`;
}

function isAtEnd({ lowest, highest, min, max }: SliderRange, thumb: Thumb): boolean {
  return thumb === 'min' ? min <= lowest : max >= highest;
}
