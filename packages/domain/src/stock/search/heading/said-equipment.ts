import { singular } from '../equipment-words.ts';
import { equipmentShape } from '../words/tables/equipment-shapes.ts';

const quotation = /"([^"]+)"/gu;

/**
 * What a vehicle is to have, of the words that stand in quotation marks: sunroof, tow bar. Anybody can write an address,
 * so what is no name of equipment is not said.
 */
export function saidEquipment(query: string): readonly string[] {
  return Array.from(query.matchAll(quotation), ([, words = '']) => words.toLowerCase()).filter(isEquipment);
}

/** Whether all of the words are said as equipment. */
export function isAllEquipment(query: string): boolean {
  const said = Array.from(query.matchAll(quotation));
  return said.length === saidEquipment(query).length && query.replaceAll(quotation, '').trim() === '';
}

function isEquipment(words: string): boolean {
  const line = words.split(/\s+/u).map(singular).join(' ');
  return equipmentShape.exec(line)?.[0] === line;
}
