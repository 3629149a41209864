import type { Locator } from '@playwright/test';

/** How a text stands on the page, as a browser draws it. */
export interface Prominence {
  readonly fontPx: number;
  readonly fontWeight: number;
  /** Against its ground, 1 to 21, as WCAG has it. */
  readonly contrast: number;
  /** Without a click, a hover or a wait. */
  readonly isVisibleAtOnce: boolean;
}

/** Measures a text by its computed style. */
export function prominenceOf(text: Locator): Promise<Prominence> {
  return text.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('there is no canvas');
    /** The canvas reads any colour that CSS can write, and lays one over the other. */
    const luminanceOf = (layers: readonly string[]) => {
      for (const layer of layers) {
        canvas.fillStyle = layer;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
        const part = byte / 255;
        return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const grounds: string[] = [];
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      grounds.unshift(style.backgroundColor);
      opacity *= Number(style.opacity);
    }
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const ground = luminanceOf(['#fff', ...grounds]);
    const ink = luminanceOf(['#fff', ...grounds, color]);
    const { width, height } = element.getBoundingClientRect();
    return {
      fontPx: Number.parseFloat(fontSize),
      fontWeight: Number(fontWeight),
      contrast: (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05),
      isVisibleAtOnce:
        opacity === 1 &&
        width > 1 &&
        height > 1 &&
        element.checkVisibility({
          contentVisibilityAuto: true,
          opacityProperty: true,
          visibilityProperty: true,
        }),
    };
  });
}
