import type { Claim, Words } from './claim.ts';
import { modelOfMake } from './model-of-make.ts';
import type { NamedMake, NamedModel } from './named-makes.ts';
import { looseJoins } from './tables/quantity-words.ts';
import type { Token } from './typed-tokens.ts';

const mostWords = 3;

/** A model that is told by its make: Yamaha R3, Mazda 2 or 3, gs 1250 beside a BMW. */
export function claimOfMake(
  { tokens, makes }: Words,
  at: number,
  before: readonly Claim[],
): Omit<Claim, 'at'> | null {
  const close = closeMake(tokens, before);
  for (let length = Math.min(mostWords, tokens.length - at); length > 0; length -= 1) {
    const row = tokens.slice(at, at + length);
    const codes = row.map(({ code }) => code);
    if (row.some(({ isHeld }) => isHeld)) continue;
    const isTelling = codes.every((code) => code.length > 1) && codes.some((code) => /\p{L}/u.test(code));
    const model = [...(close ? [close] : []), ...(isTelling ? makes : [])]
      .map((make) => modelOfMake(make, codes))
      .find((found) => found !== null);
    if (model) return { reading: { kind: 'models', models: [model] }, length };
  }
  return null;
}

/** The make just said, or that of the model before an or. */
function closeMake(tokens: readonly Token[], before: readonly Claim[]): NamedMake | null {
  const last = before.at(-1);
  if (last?.reading.kind === 'make') return last.reading.make;
  const isJoin = last?.reading.kind === 'text' && looseJoins.has((tokens[last.at] as Token).code);
  const reading = isJoin ? before.at(-2)?.reading : undefined;
  if (reading?.kind === 'models') return (reading.models[0] as NamedModel).make;
  return null;
}
