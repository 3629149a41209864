import type { SiteSettings } from '../../settings/registry.ts';

/** What a visitor changes: the words, a range, or the search of a first screen, whose button counts along. */
export type SearchControl = 'box' | 'slider' | 'finder';

/** A thumb that is moved, or the next of several choices: whoever fills in a search is not done yet. */
const finderDelayMs = 300;

/** How long a control waits for a further change before the search follows, in milliseconds (SRCH-11). */
export function searchDelayMs(
  control: SearchControl,
  { boxDelayMs, sliderDelayMs }: Pick<SiteSettings['searchControls'], 'boxDelayMs' | 'sliderDelayMs'>,
): number {
  if (control === 'finder') return finderDelayMs;
  return control === 'box' ? boxDelayMs : sliderDelayMs;
}
