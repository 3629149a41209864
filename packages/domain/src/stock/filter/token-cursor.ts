import { cited, problemAt, type FilterProblem, type Span } from './filter-problem.ts';
import { keywords, type Token } from './tokens.ts';

/** Thrown by a cursor and caught by parseFilter: else each rule of the grammar passes every failure on by hand. */
export class Refusal extends Error {
  readonly problem: FilterProblem;

  constructor(problem: FilterProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Walks through the words and signs of a text. */
export class TokenCursor {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  #index = 0;

  constructor(text: string, tokens: readonly Token[]) {
    this.#text = text;
    this.#tokens = tokens;
  }

  get next(): Token {
    const token = this.#tokens[this.#index];
    if (token === undefined) throw new Error('nothing follows the end of a filter');
    return token;
  }

  take(): Token {
    const token = this.next;
    this.#index += 1;
    return token;
  }

  /** The next token if it is this sign or this word of the language, in any case; else null, and nothing is taken. */
  takeIf(text: string): Token | null {
    return this.#isNext(text) ? this.take() : null;
  }

  /** The next token if it is a name or a value: any word but those of the language. */
  takeWord(kinds: readonly Token['kind'][]): Token | null {
    const { kind, text } = this.next;
    const isReserved = kind === 'word' && keywords.has(text.toLowerCase());
    return kinds.includes(kind) && !isReserved ? this.take() : null;
  }

  refuse(expected: string, hint = ''): never {
    const { kind, text } = this.next;
    const written = kind === 'quoted' ? `the text "${cited(text)}"` : cited(text);
    const found = kind === 'end' ? 'the end' : written;
    return this.refuseAt(this.next, `Expected ${expected}, but found ${found}.${hint && ` ${hint}`}`);
  }

  refuseAt(span: Span, reason: string): never {
    throw new Refusal(problemAt(this.#text, span, reason));
  }

  #isNext(text: string): boolean {
    const { kind, text: written } = this.next;
    return (kind === 'word' || kind === 'sign') && written.toLowerCase() === text;
  }
}
