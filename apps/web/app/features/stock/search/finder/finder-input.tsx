import { openFinder, preloadFinder } from './open-finder.ts';

interface FinderInputProps {
  readonly label: string;
  readonly hint: string;
  /** What it has in it, to go on from. */
  readonly words?: string;
}

/** A field of a plain form for words. With a script a press or a letter goes on over the page, in the field's place. */
export function FinderInput({ label, hint, words = '' }: FinderInputProps) {
  return (
    <input
      // Each search has a field of its own: what it begins with is no state of React's.
      key={words}
      name="query"
      type="search"
      aria-label={label}
      defaultValue={words}
      placeholder={hint}
      autoComplete="off"
      onFocus={preloadFinder}
      onClick={({ currentTarget }) => openFinder(currentTarget.value, currentTarget.form)}
      onInput={({ currentTarget }) => openFinder(currentTarget.value, currentTarget.form)}
      // What was typed stands in what opened.
      onBlur={({ currentTarget }) => {
        currentTarget.value = words;
      }}
    />
  );
}
