// In the browser's bundle: nothing here may import the schema library.

/** A piece of a line, and whether it is what tells the line from the others. */
export interface WordRun {
  readonly text: string;
  readonly differs: boolean;
}

/**
 * Long lines that are nearly alike, with what differs between them apart (TRADE-3): words that not every line has, or not
 * as often. The pieces of a line are the line again.
 */
export function differingWords(lines: readonly string[]): readonly (readonly WordRun[])[] {
  const counts = lines.map((line) => countWords(line));
  return lines.map((line) => {
    const seen = new Map<string, number>();
    const pieces = piecesOf(line).map((text): WordRun => {
      const word = text.toLowerCase();
      if (!isWord(text)) return { text, differs: false };
      const nth = (seen.get(word) ?? 0) + 1;
      seen.set(word, nth);
      return { text, differs: counts.some((count) => (count.get(word) ?? 0) < nth) };
    });
    return joined(pieces);
  });
}

const piecesOf = (line: string) => line.match(/[^\s,;()]+|[\s,;()]+/g) ?? [];
const isWord = (piece: string) => /[^\s,;()]/.test(piece);

function countWords(line: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const piece of piecesOf(line)) {
    const word = piece.toLowerCase();
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Words side by side are one run: a space between two that differ belongs to them. */
function joined(pieces: readonly WordRun[]): readonly WordRun[] {
  const runs: WordRun[] = [];
  for (const [index, piece] of pieces.entries()) {
    const isBetween = /^ +$/.test(piece.text) && runs.at(-1)?.differs && pieces[index + 1]?.differs;
    const differs = piece.differs || isBetween === true;
    const last = runs.at(-1);
    if (last?.differs === differs) runs[runs.length - 1] = { text: last.text + piece.text, differs };
    else runs.push({ text: piece.text, differs });
  }
  return runs;
}
