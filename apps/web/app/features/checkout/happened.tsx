import type { HappenedView } from '@forecourt/app/checkout/pages/checkout-page.view';
import { Icon } from '@forecourt/ui/icon';
import { circleCheckIcon, clockIcon } from '@forecourt/ui/icons';

/** What is done and what is waited for. */
export function Happened({ lines }: { readonly lines: readonly HappenedView[] }) {
  return (
    <ul className="happened">
      {lines.map(({ isDone, text }) => (
        <li key={text} className={isDone ? 'y' : undefined}>
          <Icon path={isDone ? circleCheckIcon : clockIcon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
