/** A part of the frame, in shares of its width and height. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const wholeFrame: Crop = { left: 0, top: 0, width: 1, height: 1 };

/** The part in whole pixels of a frame of that size. */
export function pixelsOf(crop: Crop, { width, height }: Pick<Crop, 'width' | 'height'>): Crop {
  const left = Math.round(crop.left * width);
  const top = Math.round(crop.top * height);
  return {
    left,
    top,
    width: Math.min(width - left, Math.round(crop.width * width)),
    height: Math.min(height - top, Math.round(crop.height * height)),
  };
}
