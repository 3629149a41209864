import { fail, ok } from '../../core/result.ts';
import { cited, problemAt, type FilterProblem, type Reading, type Span } from './filter-problem.ts';
import { keywords, type Token } from './tokens.ts';

/** Thrown where a text stops making sense: else each rule of the grammar passes every failure on by hand. */
class Refusal extends Error {
  readonly problem: FilterProblem;

  constructor(problem: FilterProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** What the rules of the grammar make of a text, or the problem for which one of them refused it. */
export function readingOf<Value>(rules: () => Value): Reading<Value> {
  try {
    return ok(rules());
  } catch (error) {
    if (error instanceof Refusal) return fail([error.problem]);
    throw error;
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
