import type { SiteSettings } from '../../settings/registry.ts';
import type { FacetStats } from '../search/search-results.ts';
import type { RangeAttribute } from '../attributes/search-attributes.ts';
import type { ChosenRange } from '../search/search-state.ts';

/** A slider with two thumbs. It is drawn and moved by these numbers alone. */
export interface SliderRange {
  readonly lowest: number;
  readonly highest: number;
  /** How far one press of a key moves a thumb. */
  readonly step: number;
  /** Values are multiples of this, except at the ends. */
  readonly rounding: number;
  /** How near the thumbs may come. */
  readonly gap: number;
  readonly min: number;
  readonly max: number;
}

type SliderSettings = Pick<
  SiteSettings['searchControls'],
  'sliderDefaultMaximum' | 'sliderRounding' | 'sliderSteps'
>;
type HeroSettings = Pick<SiteSettings['home'], 'heroPriceRange' | 'heroPriceStepCents'>;

/** The slider of a filter in the sidebar (SRCH-12), from end to end of what the stock has. */
export function searchSlider(
  attribute: RangeAttribute,
  stats: FacetStats | null,
  chosen: ChosenRange,
  settings: SliderSettings,
): SliderRange {
  const { min: lowest, max: highest } = stats ?? { min: 0, max: settings.sliderDefaultMaximum };
  const isRounded = attribute === 'price' || attribute === 'km';
  const track = {
    lowest: Math.floor(lowest),
    highest: Math.ceil(highest),
    step: (Math.ceil(highest) - Math.floor(lowest)) / settings.sliderSteps,
    rounding: isRounded ? settings.sliderRounding : 1,
    gap: 0,
  };
  // A range that lies beyond the stock is still what the visitor asked for, and is shown as such.
  return { ...track, min: chosen.min ?? track.lowest, max: chosen.max ?? track.highest };
}

/** The price slider of the home page (HOME-1), whose thumbs never meet: nobody looks for cars of one price. */
export function heroSlider(
  chosen: ChosenRange,
  { heroPriceRange, heroPriceStepCents }: HeroSettings,
): SliderRange {
  const [lowest, highest] = [heroPriceRange.fromCents / 100, heroPriceRange.toCents / 100];
  const step = Math.max(1, heroPriceStepCents / 100);
  const max = clamp(chosen.max ?? highest, Math.min(lowest + step, highest), highest);
  const min = clamp(chosen.min ?? lowest, lowest, Math.max(lowest, max - step));
  return { lowest, highest, step, rounding: step, gap: step, min, max };
}

/** The slider after a thumb was put somewhere: rounded, within the track, and never past the other thumb. */
export function moveThumb(slider: SliderRange, thumb: 'min' | 'max', value: number): SliderRange {
  const { lowest, highest, gap, min, max } = slider;
  const rounded = clamp(Math.round(value / slider.rounding) * slider.rounding, lowest, highest);
  return thumb === 'min'
    ? { ...slider, min: Math.max(lowest, Math.min(rounded, max - gap)) }
    : { ...slider, max: Math.min(highest, Math.max(rounded, min + gap)) };
}

/**
 * The slider after a value was typed, or the field emptied (null). What was typed last holds as it was typed, and a
 * thumb that is in its way goes to its end. Thumbs that keep a gap are rounded all the same.
 */
export function typeThumb(slider: SliderRange, thumb: 'min' | 'max', typed: number | null): SliderRange {
  const { lowest, highest, gap, min, max } = slider;
  if (typed === null) return { ...slider, [thumb]: thumb === 'min' ? lowest : highest };
  const isInTheWay = thumb === 'min' ? typed > max : typed < min;
  const other = thumb === 'min' ? { max: highest } : { min: lowest };
  const free = isInTheWay ? { ...slider, ...other } : slider;
  return gap > 0 ? moveThumb(free, thumb, typed) : { ...free, [thumb]: typed };
}

/** The slider after a key moved a thumb up (1) or down (-1) by a step. */
export function stepThumb(slider: SliderRange, thumb: 'min' | 'max', direction: 1 | -1): SliderRange {
  // A step below the rounding would be rounded back to where the thumb stands, and the key would do nothing.
  return moveThumb(slider, thumb, slider[thumb] + direction * Math.max(slider.step, slider.rounding));
}

/** The range that is sent. A thumb at its end chooses nothing: the dearest car of tomorrow is found too. */
export function rangeOf({ lowest, highest, min, max }: SliderRange): ChosenRange {
  return { min: min <= lowest ? null : min, max: max >= highest ? null : max };
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), highest);
}
