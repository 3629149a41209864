/** In a tab that nobody sees no picture comes. */
const longestMs = 100;

/** Settles when the browser has drawn what was changed until now. */
export function nextPicture(): Promise<void> {
  return new Promise((resolve) => {
    const waiting = setTimeout(resolve, longestMs);
    requestAnimationFrame(() => {
      clearTimeout(waiting);
      // Before the picture is drawn; a task of its own comes behind it.
      setTimeout(resolve);
    });
  });
}
