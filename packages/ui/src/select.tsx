import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import { chevronDownIcon } from './icons.ts';

interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly group?: string;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
  /** Those with the same group, one after another, stand under its name. */
  readonly options: readonly SelectOption[];
}

/** The browser's own list, which every phone knows how to open. */
export function Select({ options, ...rest }: SelectProps) {
  return (
    <span className="selbox">
      <select {...rest} className="sel">
        {Array.from(
          Map.groupBy(options, ({ group }) => group),
          ([group, some]) =>
            group === undefined ? (
              <Options key="" options={some} />
            ) : (
              <optgroup key={group} label={group}>
                <Options options={some} />
              </optgroup>
            ),
        )}
      </select>
      <Icon path={chevronDownIcon} />
    </span>
  );
}

function Options({ options }: Pick<SelectProps, 'options'>) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
