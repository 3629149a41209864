import type { TimesStepView } from '@forecourt/app/test-drive/test-drive-page.view';
import { Icon } from '@forecourt/ui/icon';
import { triangleAlertIcon } from '@forecourt/ui/icons';
import { useFocusOnce } from './use-focus-once.ts';

/** What happened to the time that was wanted. */
export function TimesNotice({ notice }: { readonly notice: NonNullable<TimesStepView['notice']> }) {
  const box = useFocusOnce<HTMLDivElement>(true);
  return (
    <div ref={box} className="errsum" data-tone="warn" role="alert" tabIndex={-1}>
      <Icon path={triangleAlertIcon} />
      <p>{notice.heading}</p>
      <p className="errsum-text">{notice.text}</p>
    </div>
  );
}
