import type { SliderRange } from '@forecourt/domain/stock/sidebar/slider-range';

export interface SliderScaleProps {
  readonly slider: Pick<SliderRange, 'lowest' | 'highest' | 'min' | 'max'>;
  readonly histogram: readonly number[];
}

/**
 * The bars behind a slider and the track under its thumbs. They are drawn as a picture, whose measures are
 * attributes: the content security policy of a cached page allows no style attribute.
 */
export function SliderScale({ slider: { lowest, highest, min, max }, histogram }: SliderScaleProps) {
  // What was typed may lie beyond the track.
  const share = (value: number) =>
    highest > lowest ? Math.min(100, Math.max(0, ((value - lowest) / (highest - lowest)) * 100)) : 0;
  const most = Math.max(1, ...histogram);
  const width = 100 / Math.max(1, histogram.length);
  return (
    <>
      {histogram.length > 0 && (
        <svg className="hist" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {histogram.map((count, place) => {
            const height = count === 0 ? 0 : Math.max(4, (count / most) * 100);
            const middle = (place + 0.5) * width;
            const isIn = middle >= share(min) && middle <= share(max);
            return (
              <rect
                key={place}
                className={isIn ? 'in' : undefined}
                x={place * width + width * 0.1}
                y={100 - height}
                width={width * 0.8}
                height={height}
              />
            );
          })}
        </svg>
      )}
      <svg className="track" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect x={share(min)} width={Math.max(0, share(max) - share(min))} height={1} />
      </svg>
    </>
  );
}
