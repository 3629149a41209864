import type { PhotoFaultView } from '@forecourt/app/shared/photo-rules';
import { Icon } from '@forecourt/ui/icon';
import { circleAlertIcon } from '@forecourt/ui/icons';

/** What became of files that were not taken: the others go on. */
export function PhotoFaults({ faults }: { readonly faults: readonly PhotoFaultView[] }) {
  return (
    <div role="alert">
      {faults.map(({ text, names }) => (
        <div className="errsum" data-tone="warn" key={text}>
          <Icon path={circleAlertIcon} />
          <p>{text}</p>
          {names.length > 0 && <p className="errsum-text">{notAdded(names)}</p>}
        </div>
      ))}
    </div>
  );
}

function notAdded(names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`).join(', ');
  return `${quoted} ${names.length === 1 ? 'was' : 'were'} not added.`;
}
