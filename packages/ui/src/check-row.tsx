import type { ReactNode } from 'react';
import { useEarlyTick } from './use-early-tick.ts';
import { useShownValue } from './use-shown-value.ts';
import { Icon } from './icon.tsx';
import { checkIcon } from './icons.ts';

export interface CheckRowProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** Stands before the label, and says nothing more. */
  readonly mark?: ReactNode;
  /** In words, such as '1,204'. */
  readonly count?: string | null;
  readonly isChecked: boolean;
  /** Nothing would be found: it can be taken away, and not chosen. */
  readonly isEmpty?: boolean;
  readonly kind?: 'checkbox' | 'radio';
  /** When it changes, `isChecked` holds again, whatever the visitor did meanwhile. */
  readonly resetKey?: number;
  readonly onChange?: (isChecked: boolean) => void;
}

/** A choice in a list of filters: the whole row is the target. */
export function CheckRow({
  name,
  value,
  label,
  mark,
  count = null,
  isChecked,
  isEmpty = false,
  kind = 'checkbox',
  resetKey = 0,
  onChange,
}: CheckRowProps) {
  const [isOn, setOn] = useShownValue(isChecked, { sameness: `${resetKey} ${isChecked}` });
  const change = (isNowOn: boolean) => {
    setOn(isNowOn);
    // Of radio buttons the one that was chosen says so.
    if (kind === 'checkbox' || isNowOn) onChange?.(isNowOn);
  };
  const box = useEarlyTick(isOn, change);
  return (
    <label className={isEmpty ? 'check off' : 'check'} data-kind={kind}>
      <input
        ref={box}
        type={kind}
        name={name}
        value={value}
        checked={isOn}
        disabled={isEmpty && !isChecked && !isOn}
        autoComplete="off"
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <i>
        <Icon path={checkIcon} />
      </i>
      {mark}
      <span>{label}</span>
      {count !== null && <em>{count}</em>}
    </label>
  );
}
