import { badgeOf } from './badge-of.ts';
import type { Body } from './body-words.ts';
import type { Badge, Generation } from './catalogue.ts';

interface Heading {
  readonly series: string;
  readonly years: readonly [number, number];
  readonly words: readonly string[];
}

/** A generation with the body of each of its badges. */
export interface ReadGeneration extends Generation {
  readonly bodies: readonly Body[];
}

/**
 * Reads the table of a model. A line with # begins a generation: series, years, and the words that hold for
 * all its badges. Every other line is a badge: name, price when new, popularity, its own words, and features
 * separated by semicolons. A badge's own word overrides one of the same kind in the heading.
 */
export function generationsOf(table: string): readonly ReadGeneration[] {
  const lines = table.split('\n').map((line) => line.trim());
  const starts = lines.flatMap((line, index) => (line.startsWith('#') ? [index] : []));
  return starts.map((start, order) => {
    const [heading = '', ...rows] = lines.slice(start, starts[order + 1]).filter((line) => line !== '');
    return readGeneration(readHeading(heading.slice(1)), rows);
  });
}

function readGeneration({ series, years, words }: Heading, rows: readonly string[]): ReadGeneration {
  const badges: Badge[] = [];
  const bodies: Body[] = [];
  for (const row of rows) {
    const [name = '', price, popularity, said = '', features = ''] = cells(row);
    const read = badgeOf(
      {
        name,
        newPrice: amount(price, row),
        popularity: amount(popularity, row),
        features: features === '' ? [] : features.split(';').map((feature) => feature.trim()),
      },
      [...words, ...wordsOf(said)],
    );
    badges.push(read.badge);
    bodies.push(read.body);
  }
  return { series, years, badges, bodies };
}

function readHeading(line: string): Heading {
  const [series = '', years = '', said = ''] = cells(line);
  const [first, last = first] = years.split('-').map((year) => amount(year, line));
  if (first === undefined || last === undefined) throw new Error(`No years: ${line}`);
  return { series, years: [first, last], words: wordsOf(said) };
}

function cells(line: string): readonly string[] {
  return line.split('|').map((cell) => cell.trim());
}

function wordsOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(/\s+/);
}

function amount(text: string | undefined, line: string): number {
  const number = Number(text);
  if (text === undefined || text === '' || !(number > 0))
    throw new Error(`Not an amount: ${text} in ${line}`);
  return number;
}
