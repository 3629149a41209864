import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';

/** The first width of a picture's `srcset`: the small one that comes at once. */
export function smallestSource({ src, srcSet }: VehiclePageView['pictures'][number]): string {
  return srcSet.split(' ')[0] || src;
}

/** The last width of a picture's `srcset`; a picture of somebody else's has one. */
export function largestSource(picture: VehiclePageView['pictures'][number] | undefined): string {
  const [address] = picture?.srcSet.split(', ').at(-1)?.split(' ') ?? [];
  return address || (picture?.src ?? '');
}
