import { Icon } from '@forecourt/ui/icon';
import { layoutGridIcon, listIcon } from '@forecourt/ui/icons';

interface LookSwitchProps {
  readonly isList: boolean;
  readonly onSwitch: (isList: boolean) => void;
}

/** A grid, or one car a row. */
export function LookSwitch({ isList, onSwitch }: LookSwitchProps) {
  const looks = [
    { label: 'Grid', icon: layoutGridIcon, isOn: !isList },
    { label: 'List', icon: listIcon, isOn: isList },
  ];
  return (
    <div className="seg" role="group" aria-label="Layout of the results">
      {looks.map(({ label, icon, isOn }) => (
        <button
          key={label}
          type="button"
          className={isOn ? 'on' : undefined}
          aria-label={label}
          aria-pressed={isOn}
          onClick={() => onSwitch(label === 'List')}
        >
          <Icon path={icon} />
        </button>
      ))}
    </div>
  );
}
