import type { TimesStepView } from '@forecourt/app/test-drive/test-drive-page.view';
import { Icon } from '@forecourt/ui/icon';
import { infoIcon } from '@forecourt/ui/icons';

/** That somebody holds the car, and the way to others. */
export function HeldCarNotice({ hold }: { readonly hold: NonNullable<TimesStepView['hold']> }) {
  return (
    <p className="notice drive-hold">
      <Icon path={infoIcon} />
      <span>
        <b>{hold.heading}.</b> {hold.text}{' '}
        <a className="link" href={hold.others.href}>
          {hold.others.text}
        </a>
      </span>
    </p>
  );
}
