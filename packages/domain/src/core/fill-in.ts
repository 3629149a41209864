/** Words of a setting with its {places} filled in; a place without a value stays as it is. */
export function fillIn(words: string, values: Readonly<Record<string, string>>): string {
  const byName = new Map(Object.entries(values));
  return words.replaceAll(/\{([^{}]*)\}/g, (place, name: string) => byName.get(name) ?? place);
}
