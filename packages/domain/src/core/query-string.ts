export type Parameter = readonly [name: string, value: string];

interface ReadingLimits {
  readonly parameters: number;
  /** Of one name or value as it is written; a longer one is not even decoded. */
  readonly characters: number;
}

/**
 * Reads a query string, with or without its question mark, into decoded pairs in their order. What cannot
 * be decoded is left out, and so is what goes beyond the limits: a visitor writes this text, and it takes
 * linear time whatever it holds.
 */
export function readQueryString(text: string, limits: ReadingLimits): readonly Parameter[] {
  const parameters: Parameter[] = [];
  let start = text.startsWith('?') ? 1 : 0;
  for (let read = 0; read < limits.parameters && start < text.length; read += 1) {
    const next = text.indexOf('&', start);
    const end = next === -1 ? text.length : next;
    const parameter =
      end - start <= limits.characters * 2 ? readParameter(text.slice(start, end), limits) : null;
    if (parameter) parameters.push(parameter);
    start = end + 1;
  }
  return parameters;
}

function readParameter(text: string, limits: ReadingLimits): Parameter | null {
  const equals = text.indexOf('=');
  if (equals === -1) return null;
  const [name, value] = [text.slice(0, equals), text.slice(equals + 1)];
  if (name.length > limits.characters || value.length > limits.characters) return null;
  const [plainName, plainValue] = [decode(name), decode(value)];
  return plainName === null || plainValue === null ? null : [plainName, plainValue];
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ')).toWellFormed();
  } catch {
    return null;
  }
}

/** Writes pairs as a query string without a question mark; each pair in one way only. */
export function writeQueryString(parameters: readonly Parameter[]): string {
  return parameters.map(([name, value]) => `${encodeName(name)}=${encode(value)}`).join('&');
}

/** What stays as it is, which nearly everything does. */
const plainName = /^[\w.[\]-]*$/;
const plainValue = /^[\w.:-]*$/;

/** Square brackets stay readable in names, as browsers leave them. */
function encodeName(name: string): string {
  return plainName.test(name) ? name : encode(name).replaceAll('%5B', '[').replaceAll('%5D', ']');
}

function encode(text: string): string {
  if (plainValue.test(text)) return text;
  // A quote is encoded because parsers of addresses would do so, and the address would no longer be the same.
  return encodeURIComponent(text.toWellFormed())
    .replaceAll('%20', '+')
    .replaceAll("'", '%27')
    .replaceAll('%3A', ':');
}
