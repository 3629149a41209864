/** What a dropdown begins with: nobody is asked to choose from one (SRCH-15). Null where there is a choice, or none. */
export function onlyOption<Option>(options: readonly Option[]): Option | null {
  const [only] = options;
  return options.length === 1 && only !== undefined ? only : null;
}
