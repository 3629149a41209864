import { singular } from '../equipment-words.ts';
import type { Claim } from './claim.ts';
import { equipmentShape } from './tables/equipment-shapes.ts';
import type { Token } from './typed-tokens.ts';

const mostWords = 6;

/** The claims with what was left as text taken for equipment, where it is the name of some: heated grips, a tow bar. */
export function withEquipment(tokens: readonly Token[], claims: readonly Claim[]): readonly Claim[] {
  const isText = claims.flatMap(({ length, reading }) =>
    Array.from({ length }, () => reading.kind === 'text'),
  );
  const found: Claim[] = [];
  for (const claim of claims) {
    if (claim.reading.kind !== 'text') {
      found.push(claim);
      continue;
    }
    const end = claim.at + claim.length;
    // What was found before may reach into this one.
    let at = Math.max(claim.at, endOf(found));
    while (at < end) {
      const length = equipmentAt(tokens, at, isText);
      found.push({ at, length: Math.max(length, 1), reading: { kind: length > 0 ? 'equipment' : 'text' } });
      at += Math.max(length, 1);
    }
  }
  return found;
}

function endOf(claims: readonly Claim[]): number {
  const last = claims.at(-1);
  return last ? last.at + last.length : 0;
}

/** How many words from here on name some equipment. */
function equipmentAt(tokens: readonly Token[], at: number, isText: readonly boolean[]): number {
  const next = tokens.slice(at, at + mostWords);
  const end = next.findIndex((token, index) => isText[at + index] !== true || token.code === '');
  const words = (end < 0 ? next : next.slice(0, end)).map(({ code }) => singular(code));
  return equipmentShape.exec(words.join(' '))?.[0].split(' ').length ?? 0;
}
