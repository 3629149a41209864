import { lightOfPlate } from '../plate-light.ts';
import type { Frame } from './frame.ts';

const reach = 3;

/** The mean light of the studio that touches an edge pixel, so that it can be taken out of it; `share` of white is the paint. */
export function edgeLight(
  { width, height, black, added, cut: { cover } }: Frame,
  share: number,
  { column, row }: { readonly column: number; readonly row: number },
): number {
  if (column < reach || row < reach || column >= width - reach || row >= height - reach) return 0;
  let sum = 0;
  let count = 0;
  for (let down = -reach; down <= reach; down += 1) {
    const first = (row + down) * width + column;
    for (let near = first - reach; near <= first + reach; near += 1) {
      if ((cover[near] ?? 0) > 5) continue;
      const middle = near * 3 + 1;
      sum += (lightOfPlate[black[middle] ?? 0] ?? 0) + share * (lightOfPlate[added[middle] ?? 0] ?? 0);
      count += 1;
    }
  }
  return count > 0 ? sum / count : 0;
}
