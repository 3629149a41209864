/** The entries of a table that is written as text, with commas between them. */
export function listed(text: string): readonly string[] {
  return text.split(',').map((entry) => entry.trim().replaceAll(/\s+/g, ' '));
}
