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
  /** Told with every key; Enter then sends the form that it is part of. */
  readonly isLive: boolean;
  /** Null: the field was emptied, or nothing stands in it afterwards. */
  readonly onType: (typed: number | null, isLeft: boolean) => number | null;
  /** The field was left with what is no number. */
  readonly onMisread: (text: string) => void;
}

/** A number that can be typed as people write it: $25,000. What is no number leaves what stood there. */
export function TypedValue({ label, name, value, placeholder, isLive, ...props }: TypedValueProps) {
  const { read, wordsOf, onType, onMisread } = props;
  const field = useRef<HTMLInputElement>(null);
  const shown = value === null ? '' : wordsOf(value);
  useEffect(() => {
    // Whoever is typing is not corrected before they leave the field.
    const { current } = field;
    if (current && !(isLive && current === document.activeElement)) current.value = shown;
  }, [shown, isLive]);

  const settle = (input: HTMLInputElement) => {
    const text = input.value.trim();
    const typed = read(text);
    if (text !== '' && typed === null) onMisread(text);
    const isChange = typed !== value && (text === '' || typed !== null);
    const stands = isChange ? onType(typed, true) : value;
    input.value = stands === null ? '' : wordsOf(stands);
  };
  const follow = (input: HTMLInputElement) => {
    const typed = read(input.value);
    const isMeant = input.value.trim() === '' || typed !== null;
    if (isMeant && typed !== value) onType(typed, false);
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
      onInput={isLive ? (event) => follow(event.currentTarget) : undefined}
      onBlur={(event) => settle(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        if (!isLive) event.preventDefault();
        settle(event.currentTarget);
      }}
    />
  );
}
