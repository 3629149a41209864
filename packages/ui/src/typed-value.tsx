import { useEffect, useRef } from 'react';

export interface TypedValueProps {
  readonly label: string;
  readonly name: string;
  /** Null: the field is empty, and its placeholder says what that means. */
  readonly value: number | null;
  readonly placeholder: string;
  /** What a number that people write means, and how it is said back: 40k is $40,000. */
  readonly read: (text: string) => number | null;
  readonly wordsOf: (value: number) => string;
  /** Told with every key, and not when the field is left; Enter then sends the form that it is part of. */
  readonly isLive: boolean;
  /** Null: the field was emptied. */
  readonly onType: (typed: number | null) => void;
}

/** A number that can be typed as people write it: $25,000. What is no number leaves what stood there. */
export function TypedValue({ label, name, value, placeholder, isLive, ...props }: TypedValueProps) {
  const { read, wordsOf, onType } = props;
  const field = useRef<HTMLInputElement>(null);
  const shown = value === null ? '' : wordsOf(value);
  useEffect(() => {
    // Whoever is typing is not corrected before they leave the field.
    const { current } = field;
    if (current && !(isLive && current === document.activeElement)) current.value = shown;
  }, [shown, isLive]);

  const take = (input: HTMLInputElement) => {
    const typed = read(input.value);
    const isMeant = input.value.trim() === '' || typed !== null;
    if (isMeant && typed !== value) onType(typed);
  };
  const settle = (input: HTMLInputElement) => {
    if (!isLive) take(input);
    input.value = shown;
  };
  return (
    <input
      ref={field}
      className="inp"
      inputMode="numeric"
      aria-label={label}
      name={name}
      defaultValue={shown}
      placeholder={placeholder}
      autoComplete="off"
      onInput={isLive ? (event) => take(event.currentTarget) : undefined}
      onBlur={(event) => settle(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        if (!isLive) event.preventDefault();
        settle(event.currentTarget);
      }}
    />
  );
}
