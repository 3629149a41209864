import type { Claim } from './claim.ts';
import { glueAfterRead, glueBeforeRead } from './tables/glue-words.ts';
import type { Token } from './typed-tokens.ts';

/**
 * The words that were taken for no filter, in their order and as they were typed, without those that only joined them.
 * What a vehicle has stands in quotation marks.
 */
export function leftText(text: string, tokens: readonly Token[], claims: readonly Claim[]): string {
  const words = (left: readonly Token[]) => text.slice(left[0]?.start ?? 0, left.at(-1)?.end ?? 0);
  const plain = textRuns(claims).map((run) => ({ at: run.from, left: words(withoutGlue(tokens, run)) }));
  const equipment = claims
    .filter(({ reading }) => reading.kind === 'equipment')
    .map(({ at, length }) => {
      const row = tokens.slice(at, at + length);
      const isCorrected = row.some((token) => token.isCorrected);
      return { at, left: quoted(isCorrected ? row.map(({ code }) => code).join(' ') : words(row)) };
    });
  return [...plain, ...equipment]
    .toSorted((one, other) => one.at - other.at)
    .map(({ left }) => left)
    .filter((left) => left !== '')
    .join(' ');
}

/** Words that stay as they are. */
export function quoted(words: string): string {
  return `"${words.replaceAll(/["“”]/gu, '')}"`;
}

/** Words of text in a row. */
interface Run {
  readonly from: number;
  /** The first word after it. */
  readonly to: number;
  readonly isAfterRead: boolean;
  readonly isBeforeRead: boolean;
}

function textRuns(claims: readonly Claim[]): readonly Run[] {
  const runs: Run[] = [];
  for (const { at, length, reading } of claims) {
    if (reading.kind !== 'text') continue;
    const last = runs.at(-1);
    const isLonger = last?.to === at;
    if (isLonger) runs.pop();
    const from = isLonger ? last.from : at;
    const to = at + length;
    runs.push({ from, to, isAfterRead: from > 0, isBeforeRead: to < claimedLength(claims) });
  }
  return runs;
}

function claimedLength(claims: readonly Claim[]): number {
  return claims.reduce((sum, { length }) => sum + length, 0);
}

function withoutGlue(
  tokens: readonly Token[],
  { from, to, isAfterRead, isBeforeRead }: Run,
): readonly Token[] {
  const run = tokens.slice(from, to);
  const first = isAfterRead ? run.findIndex(({ code }) => !glueAfterRead.has(code)) : 0;
  const last = isBeforeRead ? run.findLastIndex(({ code }) => !glueBeforeRead.has(code)) : run.length - 1;
  return first < 0 ? [] : run.slice(first, last + 1);
}
