import { parts, type Part, type Stage } from './ci-steps.ts';

/** The part that a word names, everything where there is no word. */
export function readPart(word: string | undefined): Part | 'everything' {
  const part = word === undefined ? 'everything' : parts.find((one) => one === word);
  if (part === undefined) throw new Error(`There is no part "${word}": ${parts.join(', ')}`);
  return part;
}

/** The stages with the steps that a part needs, in the same order, side by side as before. */
export function selectPart(stages: readonly Stage[], part: Part | 'everything'): Stage[] {
  if (part === 'everything') return [...stages];
  return stages
    .map((stage) =>
      stage.map((lane) => lane.filter((step) => step.parts.includes(part))).filter((lane) => lane.length > 0),
    )
    .filter((stage) => stage.length > 0);
}
