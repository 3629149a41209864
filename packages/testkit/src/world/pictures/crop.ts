/** A part of the frame, in shares of its width and height. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const wholeFrame: Crop = { left: 0, top: 0, width: 1, height: 1 };
