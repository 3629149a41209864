import type { SliderRange } from '@forecourt/domain/stock/sidebar/slider-range';
import type { PictureSource } from '@forecourt/ui/photo';

/** What the page of components draws them with. */
export interface DesignView {
  readonly heading: string;
  readonly picture: PictureSource;
  readonly slider: SliderRange;
  readonly histogram: readonly number[];
}
