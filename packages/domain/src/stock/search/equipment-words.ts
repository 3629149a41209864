import { foldedText } from '../../core/folded-text.ts';
import { sameEquipment } from './words/tables/equipment-names.ts';

/**
 * The words of a line of equipment, or of what was typed for one, as they are compared: each once, in the singular,
 * and one name for what feeds and buyers call by several.
 */
export function equipmentWords(text: string): readonly string[] {
  let line = ` ${plainWords(text).join(' ')} `;
  for (const { name, others } of renamed) line = line.replace(others, ` ${name} `);
  return [...new Set(line.trim().split(/ +/))].filter((word) => word !== '');
}

function plainWords(text: string): readonly string[] {
  return foldedText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(singular);
}

/** Bunks are found by bunk. Of a short word the s is a letter of it, as in ABS, and so it is in glass. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  return word.length > 4 && word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

const renamed = sameEquipment.map(([name, others]) => ({
  name: plainWords(name).join(' '),
  others: new RegExp(` (?:${others.map((other) => plainWords(other).join(' ')).join('|')})(?= )`, 'gu'),
}));
