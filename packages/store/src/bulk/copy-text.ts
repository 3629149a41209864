const needsEscape = /[\\\n\r\t]/;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * One row in the text format of COPY, with its line end. An array is one of texts; JSON comes as text, as
 * everywhere in the store.
 */
export function copyLine(values: readonly unknown[]): string {
  let line = '';
  for (let index = 0; index < values.length; index += 1) {
    if (index > 0) line += '\t';
    line += copyField(values[index]);
  }
  return `${line}\n`;
}

function copyField(value: unknown): string {
  if (value === null || value === undefined) return String.raw`\N`;
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return escaped(arrayLiteral(value));
  throw new TypeError(`COPY has no form for a ${typeof value}`);
}

function escaped(text: string): string {
  return needsEscape.test(text)
    ? text.replaceAll(/[\\\n\r\t]/g, (character) => escapes[character] ?? '')
    : text;
}

function arrayLiteral(items: readonly unknown[]): string {
  let literal = '{';
  for (const item of items) {
    if (typeof item !== 'string') throw new TypeError('COPY takes arrays of texts only');
    literal += literal === '{' ? '"' : ',"';
    literal += /["\\]/.test(item) ? item.replaceAll(/["\\]/g, String.raw`\$&`) : item;
    literal += '"';
  }
  return `${literal}}`;
}
