import { lightOfPaint, lightOfPlate } from '../plate-light.ts';
import type { Frame } from './frame.ts';

const reach = 3;

/** The mean light of the studio that touches each edge pixel, so that it can be taken out of it. */
export function edgeLight({ width, height, black, added, cut }: Frame, paint: string): Float32Array {
  const edge = new Float32Array(width * height);
  const [red, green, blue] = lightOfPaint(paint);
  const share = (red + green + blue) / 3;
  for (let row = reach; row < height - reach; row += 1) {
    for (let column = reach; column < width - reach; column += 1) {
      const pixel = row * width + column;
      const cover = cut.cover[pixel] ?? 0;
      if (cover === 0 || cover > 247) continue;
      let sum = 0;
      let count = 0;
      for (let down = -reach; down <= reach; down += 1) {
        for (let along = -reach; along <= reach; along += 1) {
          const near = pixel + down * width + along;
          if ((cut.cover[near] ?? 0) > 5) continue;
          const middle = near * 3 + 1;
          sum += (lightOfPlate[black[middle] ?? 0] ?? 0) + share * (lightOfPlate[added[middle] ?? 0] ?? 0);
          count += 1;
        }
      }
      edge[pixel] = count > 0 ? sum / count : 0;
    }
  }
  return edge;
}
