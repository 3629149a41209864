import type { FormProgress } from '@forecourt/domain/form/form-progress';
import { ErrorSummary, type ErrorSummaryProps } from '@forecourt/ui/error-summary';
import { Icon } from '@forecourt/ui/icon';
import { clockIcon } from '@forecourt/ui/icons';
import { useEffect, useRef } from 'react';

interface FormFaultsProps extends ErrorSummaryProps {
  readonly state: Pick<FormProgress, 'isOffline' | 'message'>;
}

/** What keeps a form from being sent: faults to mend, or only the network, which is nobody's fault. */
export function FormFaults({ state, heading, problems, mended }: FormFaultsProps) {
  const { isOffline, message } = state;
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isOffline) notice.current?.focus();
  }, [isOffline]);
  if (!isOffline) return <ErrorSummary heading={heading} problems={problems} mended={mended} />;
  return (
    <p ref={notice} className="notice" tabIndex={-1} role="alert">
      <Icon path={clockIcon} />
      <span>{message}</span>
    </p>
  );
}
