import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a box whose `checked` is React's: what the visitor did to it before it was hydrated. React tells no change of
 * that, even where the press itself made it hydrate the box, and a press must not be lost on a slow phone. Such a box
 * has `autoComplete="off"`, or the browser's restoring would pass for a press.
 */
export function useEarlyTick(
  isOn: boolean,
  onTick: (isChecked: boolean) => void,
): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  const tell = useRef(() => {
    if (box.current && box.current.checked !== isOn) onTick(box.current.checked);
  });
  useEffect(() => tell.current(), []);
  return box;
}
