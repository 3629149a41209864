import type { SiteSettings } from '../../settings/registry.ts';
import { fold, type Folded } from '../car/fold.ts';
import type { SpecRow } from './spec-row.ts';

/** The specification panel: 4 rows, then More (VDP-3). */
export function specPanel(
  rows: readonly SpecRow[],
  { specRowsShown }: Pick<SiteSettings['vehiclePage'], 'specRowsShown'>,
): Folded<SpecRow> {
  return fold(rows, specRowsShown);
}
