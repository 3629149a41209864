/** How a picture is seen: so many times its size, moved so far from the middle. */
export interface Zoomed {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Zooming {
  readonly factor: number;
  /** What stays where it is, measured from the middle of the box. */
  readonly at: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly height: number;
  /** How large the whole picture is in its box: a wide one leaves room above and below it on a phone. */
  readonly picture: { readonly width: number; readonly height: number };
}

const mostScale = 5;

/** A closer or farther look at one point; a picture never gets smaller than whole, and leaves no gap that it could fill. */
export function zoomAt(zoomed: Zoomed, { factor, at, width, height, picture }: Zooming): Zoomed {
  const scale = Math.min(Math.max(zoomed.scale * factor, 1), mostScale);
  const real = scale / zoomed.scale;
  const within = (value: number, size: number, box: number) => {
    const most = Math.max(scale * size - box, 0) / 2;
    return Math.min(Math.max(value, -most), most) + 0;
  };
  return {
    scale,
    x: within(at.x - (at.x - zoomed.x) * real, picture.width, width),
    y: within(at.y - (at.y - zoomed.y) * real, picture.height, height),
  };
}
