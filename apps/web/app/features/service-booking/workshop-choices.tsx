import type { Field } from '@forecourt/domain/form/field-description';
import type { WorkshopGroup } from '@forecourt/domain/service-booking/workshop-groups';
import { ChoiceOptions } from './choice-cards.tsx';
import { RadioGroup } from './radio-group.tsx';

interface WorkshopChoicesProps {
  readonly field: Field;
  readonly groups: readonly WorkshopGroup[];
  readonly id: string;
  readonly entry: string | undefined;
  readonly error: string | null;
}

/** The workshops of a large group, by make and state. */
export function WorkshopChoices({ field, groups, id, entry, error }: WorkshopChoicesProps) {
  return (
    <RadioGroup id={id} label={field.label} error={error}>
      {groups.map(({ name, isOpen, options }) => (
        <details key={name} className="place-group" open={isOpen}>
          <summary>
            <b>{name}</b>
            <span>{options.length === 1 ? '1 place' : `${options.length} places`}</span>
          </summary>
          <ChoiceOptions name={field.name} options={options} chosen={entry} isWrong={error !== null} />
        </details>
      ))}
    </RadioGroup>
  );
}
