/** Words of a setting with its {places} filled in; a place without a value stays as it is. */
export function fillIn(words: string, values: Readonly<Record<string, string>>): string {
  return words.replaceAll(/\{([^{}]*)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? place) : place,
  );
}
