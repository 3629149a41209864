const shown = '[secret]';

/**
 * A value that must not be shown: a provider's key, the search index's password. However it is printed,
 * joined into text, serialised or logged, only `[secret]` appears; `reveal` is the one way to the value,
 * and is called where the value leaves for the party it belongs to.
 */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  reveal(): string {
    return this.#value;
  }

  toString(): string {
    return shown;
  }

  toJSON(): string {
    return shown;
  }

  [Symbol.toPrimitive](): string {
    return shown;
  }

  /** What Node prints for it, in a console and in an error. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return shown;
  }
}
