import type { SiteSettings } from '../../settings/registry.ts';

/** What a visitor changes in the sidebar. */
export type SearchControl = 'box' | 'slider' | 'choice';

/** How long the results wait for a further change, in milliseconds (SRCH-11). A choice is made at once. */
export function searchDelayMs(
  control: SearchControl,
  { boxDelayMs, sliderDelayMs }: Pick<SiteSettings['searchControls'], 'boxDelayMs' | 'sliderDelayMs'>,
): number {
  if (control === 'choice') return 0;
  return control === 'box' ? boxDelayMs : sliderDelayMs;
}
