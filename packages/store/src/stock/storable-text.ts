/** Whether PostgreSQL can hold a text. No row has any other, and to ask for one is an error or finds another text. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
