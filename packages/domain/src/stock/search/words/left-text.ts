import type { Claim } from './claim.ts';
import { glueAfterRead, glueBeforeRead } from './tables/glue-words.ts';
import type { Token } from './typed-tokens.ts';

/** The words that were taken for nothing, in their order and as they were typed, without those that only joined them. */
export function leftText(text: string, tokens: readonly Token[], claims: readonly Claim[]): string {
  return textRuns(claims)
    .map((run) => withoutGlue(tokens, run))
    .map((left) => text.slice(left[0]?.start ?? 0, left.at(-1)?.end ?? 0))
    .filter((left) => left !== '')
    .join(' ');
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
