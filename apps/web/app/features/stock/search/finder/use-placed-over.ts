import { useLayoutEffect, useState, type CSSProperties } from 'react';

const panelWidth = 760;
const edge = 16;

/** A smaller screen is taken whole. */
const hasRoom = '(min-width: 51.25em)';

/**
 * Where the panel of the search stands so that its field lies exactly over the one that it was opened from, for as
 * long as it is open; undefined where that is not shown or has no room around it.
 */
export function usePlacedOver(field: HTMLElement | null, isOpen: boolean): CSSProperties | undefined {
  const [style, setStyle] = useState<CSSProperties>();
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const place = () =>
      setStyle(placeOver(matchMedia(hasRoom).matches ? field?.getBoundingClientRect() : undefined));
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [field, isOpen]);
  return style;
}

function placeOver(rect: DOMRect | undefined): CSSProperties | undefined {
  if (!rect || rect.width === 0) return undefined;
  const { clientWidth } = document.documentElement;
  const width = Math.min(panelWidth, clientWidth - 2 * edge);
  const left = Math.max(edge, Math.min(rect.left, clientWidth - edge - width));
  const properties: Record<string, string> = {
    '--finder-top': `${rect.top}px`,
    '--finder-left': `${left}px`,
    '--finder-width': `${width}px`,
    '--field-left': `${rect.left - left}px`,
    '--field-width': `${rect.width}px`,
    '--field-height': `${rect.height}px`,
  };
  return properties;
}
