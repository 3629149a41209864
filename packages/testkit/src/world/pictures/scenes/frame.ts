/** Where the camera of a plate was, in shares of the frame's width; rows count from the top. */
export interface Eye {
  readonly focal: number;
  readonly horizon: number;
  readonly height: number;
  readonly distance: number;
  /** The row of the ground beneath the middle of the vehicle. */
  readonly ground: number;
  /** -1: the sun is left of the camera, 1: right of it. */
  readonly sun: number;
  /** Left, top, right and bottom of the vehicle. */
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

/** What is known of a plate besides its light: one byte per pixel, all at the size of the frame. */
export interface CutOut {
  readonly cover: Uint8Array;
  readonly right: Uint8Array;
  readonly up: Uint8Array;
  readonly glass: Uint8Array;
  readonly through: Uint8Array;
  readonly floor: Uint8Array;
  readonly sun: Uint8Array;
}

/** Everything that becomes one picture, all of one size. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** The two halves of the plate and the backdrop: three bytes per pixel. */
  readonly black: Uint8Array;
  readonly added: Uint8Array;
  readonly backdrop: Uint8Array;
  /** The backdrop and the coverage once more, blurred and a fifth as large: the light that leaks round the edges. */
  readonly backdropSoft: Uint8Array;
  readonly coverSoft: Uint8Array;
  readonly cut: CutOut;
}
