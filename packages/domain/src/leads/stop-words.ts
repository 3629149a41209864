const stops = new Set(['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit']);

/** Whether an SMS asks for no more of them, as networks understand it: the word alone. */
export function asksToStop(text: string): boolean {
  return stops.has(
    text
      .trim()
      .toLowerCase()
      .replace(/[.!]+$/, ''),
  );
}
