import type { RangeSlider } from '@forecourt/domain/stock/sidebar/range-slider';
import type { PictureSource } from '@forecourt/ui/photo';

/** What the page of components draws them with. */
export interface DesignView {
  readonly heading: string;
  readonly picture: PictureSource;
  readonly slider: RangeSlider;
  readonly histogram: readonly number[];
}
