import { useEffect, useRef } from 'react';

export interface TypedValueProps {
  readonly label: string;
  readonly name: string;
  /** Null: the field is empty, and its placeholder says what that means. */
  readonly value: number | null;
  readonly placeholder: string;
  /** Null: the field was emptied. */
  readonly onType: (typed: number | null) => void;
}

/** A number that can be typed as people write it: $25,000. What is no number leaves what stood there. */
export function TypedValue({ label, name, value, placeholder, onType }: TypedValueProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = value === null ? '' : String(value);
  useEffect(() => {
    if (field.current) field.current.value = shown;
  }, [shown]);

  const settle = (input: HTMLInputElement) => {
    const digits = input.value.replaceAll(/[^\d.]/g, '');
    const typed = digits === '' ? null : Number(digits);
    const isMeant = input.value.trim() === '' || (typed !== null && Number.isFinite(typed));
    if (isMeant && typed !== value) onType(typed);
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
      onBlur={(event) => settle(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        settle(event.currentTarget);
      }}
    />
  );
}
