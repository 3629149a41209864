import type { Random } from '../random.ts';
import type { StockPlan } from './stock-plan.ts';
import { caravan } from './voices/caravan.ts';
import { family } from './voices/family.ts';
import { plain } from './voices/plain.ts';
import { premium } from './voices/premium.ts';
import { shouting } from './voices/shouting.ts';
import type { Condition, Line, Voice } from './voices/voice.ts';
import { workshop } from './voices/workshop.ts';

/** What a salesperson knows about a car; a word that is missing is one the car does not have. */
export interface CommentFacts {
  readonly words: Readonly<Partial<Record<string, string>>>;
  readonly holds: Readonly<Partial<Record<Condition, boolean>>>;
  /** Which of the yard's cars it is, so that a story is told of one of them. */
  readonly turn: number;
}

interface ReadLine {
  readonly conditions: readonly Condition[];
  /** A line in capitals has its words in capitals too. */
  readonly isLoud: boolean;
  /** Text and the names of words by turns, beginning and ending with text. */
  readonly parts: readonly string[];
}

type ReadVoice = Readonly<Record<keyof Omit<Voice, 'separator' | 'plainOpening'>, readonly ReadLine[]>> &
  Pick<Voice, 'separator'> & { readonly plainOpening: ReadLine | null };

const voices: Readonly<Record<StockPlan['voice'], ReadVoice>> = {
  plain: read(plain),
  shouting: read(shouting),
  family: read(family),
  premium: read(premium),
  caravan: read(caravan),
  workshop: read(workshop),
};

/** What a dealer writes about a car: paragraphs between pipes (RULE-17), some of them the same under each. */
export function commentsOf(voice: StockPlan['voice'], facts: CommentFacts, random: Random): string {
  const { openings, plainOpening, middles, cries, closings, boilerplate, separator } = voices[voice];
  const opening = lines(openings, 1, facts, random);
  const paragraphs = [
    ...(plainOpening ? storyOf(openings, plainOpening, facts) : opening),
    ...lines(middles, random.int(1, 4), facts, random),
  ];
  if (random.chance(0.5)) paragraphs.push(...lines(cries, random.int(1, 3), facts, random));
  paragraphs.push(...lines(closings, 1, facts, random));
  if (random.chance(0.7)) paragraphs.push(...lines(boilerplate, 1, facts, random));
  return paragraphs.join(separator);
}

/** The story of the car whose turn it is, where it holds for it; of every other what it is, and no story. */
function storyOf(stories: readonly ReadLine[], without: ReadLine, facts: CommentFacts): string[] {
  const story = stories[facts.turn];
  const text = (story && fill(story, facts)) ?? fill(without, facts);
  return text === null ? [] : [text];
}

/** Some lines that hold for the car, each at most once, from a place of the list on. */
function lines(list: readonly ReadLine[], count: number, facts: CommentFacts, random: Random): string[] {
  const found: string[] = [];
  if (list.length === 0) return found;
  const start = random.int(0, list.length - 1);
  // Steps of three over the list, so that neighbours in the table are not always neighbours on the page.
  const step = list.length % 3 === 0 ? 1 : 3;
  for (let tried = 0; tried < list.length && found.length < count; tried += 1) {
    const line = list[(start + tried * step) % list.length];
    const text = line && fill(line, facts);
    if (text) found.push(text);
  }
  return found;
}

function fill({ conditions, isLoud, parts }: ReadLine, { words, holds }: CommentFacts): string | null {
  if (conditions.some((condition) => holds[condition] !== true)) return null;
  let text = '';
  for (const [index, part] of parts.entries()) {
    const written = index % 2 === 0 ? part : words[part];
    if (written === undefined) return null;
    text += isLoud ? written.toUpperCase() : written;
  }
  return text;
}

function read({ separator, plainOpening, ...lists }: Voice): ReadVoice {
  return {
    separator,
    plainOpening: plainOpening === undefined ? null : readLine(plainOpening),
    openings: lists.openings.map(readLine),
    middles: lists.middles.map(readLine),
    cries: lists.cries.map(readLine),
    closings: lists.closings.map(readLine),
    boilerplate: lists.boilerplate.map(readLine),
  };
}

function readLine(line: Line): ReadLine {
  const [condition, text] = typeof line === 'string' ? [[], line] : line;
  const parts = text.split(/[{}]/);
  const isLoud = !/\p{Ll}/u.test(parts.filter((_, index) => index % 2 === 0).join(''));
  return { conditions: typeof condition === 'string' ? [condition] : condition, isLoud, parts };
}
