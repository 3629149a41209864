import { equipmentWords } from '@forecourt/domain/stock/search/equipment-words';

/** Whether all of these words stand in one line: heated seats are no heated mirrors beside leather seats. */
export function isEquippedWith(lines: readonly string[], typed: string): boolean {
  const wanted = equipmentWords(typed);
  return (
    wanted.length > 0 &&
    lines.some((line) => {
      const words = equipmentWords(line);
      return wanted.every((word) => words.includes(word));
    })
  );
}
