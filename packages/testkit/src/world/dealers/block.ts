import type { PromiseName } from '@forecourt/domain/promises/promise-words';
import type { Picture } from '../pictures/picture.ts';
import { pictureUrl } from '../pictures/picture.ts';

/** A piece of a page, as it is stored: its kind and what it says. */
export type Block =
  | { readonly block: 'heading'; readonly text: string }
  | { readonly block: 'text'; readonly paragraphs: readonly string[] }
  | { readonly block: 'list'; readonly items: readonly string[]; readonly isOrdered?: boolean }
  | {
      readonly block: 'table';
      readonly caption: string;
      readonly columns: readonly string[];
      readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
    }
  | { readonly block: 'byline'; readonly name: string; readonly role: string }
  | { readonly block: 'picture'; readonly url: string; readonly alt: string }
  | { readonly block: 'facts'; readonly facts: readonly { readonly label: string; readonly value: string }[] }
  | {
      readonly block: 'faq';
      readonly questions: readonly { readonly question: string; readonly answer: string }[];
    }
  | { readonly block: 'cards'; readonly cards: readonly Card[] }
  | { readonly block: 'quote'; readonly text: string; readonly who: string }
  | ({ readonly block: 'callToAction' } & Card)
  | { readonly block: 'locations' }
  | { readonly block: 'promises'; readonly names?: readonly PromiseName[] }
  | { readonly block: 'rights'; readonly withCoolingOff: boolean };

export interface Card {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly link: string;
}

export function heading(words: string): Block {
  return { block: 'heading', text: words };
}

export function text(...paragraphs: readonly string[]): Block {
  return { block: 'text', paragraphs };
}

export function list(...items: readonly string[]): Block {
  return { block: 'list', items };
}

/** Things beside each other: each row by its label. */
export function table(
  caption: string,
  columns: readonly string[],
  rows: Readonly<Record<string, readonly string[]>>,
): Block {
  return {
    block: 'table',
    caption,
    columns,
    rows: Object.entries(rows).map(([label, cells]) => ({ label, cells })),
  };
}

/** One after the other. */
export function steps(...items: readonly string[]): Block {
  return { block: 'list', items, isOrdered: true };
}

export function byline(name: string, role: string): Block {
  return { block: 'byline', name, role };
}

export function picture(shown: Picture, alt: string): Block {
  return { block: 'picture', url: pictureUrl(shown), alt };
}

export function facts(all: Readonly<Record<string, string>>): Block {
  return { block: 'facts', facts: Object.entries(all).map(([label, value]) => ({ label, value })) };
}

export function faq(all: Readonly<Record<string, string>>): Block {
  const questions = Object.entries(all).map(([question, answer]) => ({ question, answer }));
  return { block: 'faq', questions };
}

export function cards(
  ...all: readonly (readonly [title: string, text: string, label: string, link: string])[]
): Block {
  return {
    block: 'cards',
    cards: all.map(([title, words, label, link]) => ({ title, text: words, label, link })),
  };
}

export function quote(words: string, who: string): Block {
  return { block: 'quote', text: words, who };
}

export function callToAction(title: string, words: string, label: string, link: string): Block {
  return { block: 'callToAction', title, text: words, label, link };
}

/** Where the dealers are, each with its hours, its phone and the way there. */
export function locations(): Block {
  return { block: 'locations' };
}

/** What the dealer promises, as the settings have it: all of it, or what is named. */
export function promises(...names: readonly PromiseName[]): Block {
  return names.length > 0 ? { block: 'promises', names } : { block: 'promises' };
}

/** What the law gives a buyer. */
export function rights({ withCoolingOff = false } = {}): Block {
  return { block: 'rights', withCoolingOff };
}
