import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import { chevronDownIcon } from './icons.ts';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The browser's own list, which every phone knows how to open. */
export function Select({ options, ...rest }: SelectProps) {
  return (
    <span className="selbox">
      <select {...rest} className="sel">
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon path={chevronDownIcon} />
    </span>
  );
}
