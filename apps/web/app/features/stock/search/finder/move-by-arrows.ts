import type { KeyboardEvent } from 'react';

/** Up and down go through the field and what is offered under it; from the last on to the first. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const rows = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input, .dialog-b li a[href]:not(.chip)'),
  ];
  const at = rows.findIndex((row) => row === document.activeElement);
  event.preventDefault();
  rows[(Math.max(at, 0) + step + rows.length) % rows.length]?.focus();
}
