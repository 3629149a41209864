const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** A small number as it is written in a sentence; a larger one in figures. */
export function countWord(count: number): string {
  return words[count] ?? String(count);
}
