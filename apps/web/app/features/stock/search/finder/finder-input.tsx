import { openFinder, preloadFinder } from './open-finder.ts';

interface FinderInputProps {
  readonly label: string;
  readonly hint: string;
}

/** A field of a plain form for words. With a script a press or a letter goes on over the page, in the field's place. */
export function FinderInput({ label, hint }: FinderInputProps) {
  return (
    <input
      name="query"
      type="search"
      aria-label={label}
      placeholder={hint}
      autoComplete="off"
      onFocus={preloadFinder}
      onClick={({ currentTarget }) => openFinder(currentTarget.value, currentTarget.form)}
      onInput={({ currentTarget }) => openFinder(currentTarget.value, currentTarget.form)}
      // What was typed stands in what opened.
      onBlur={({ currentTarget }) => {
        currentTarget.value = '';
      }}
    />
  );
}
