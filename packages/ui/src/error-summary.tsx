import { useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { circleAlertIcon } from './icons.ts';

export interface ErrorSummaryProps {
  readonly heading: string;
  /** In the order of the form; a fault of the form as a whole leads nowhere. */
  readonly problems: readonly { readonly fieldId: string | null; readonly message: string }[];
  /** Ids of fields that are being mended: struck out, so that nothing moves under the fingers. */
  readonly mended?: readonly string[] | undefined;
}

/** What keeps a form from being sent, with ways to each field. It takes the focus whenever it comes or changes. */
export function ErrorSummary({ heading, problems, mended = [] }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  // Nothing that whoever filled it in could mend.
  const isOfWhole = problems.every(({ fieldId }) => fieldId === null);
  const isMended = problems.every(({ fieldId }) => fieldId !== null && mended.includes(fieldId));
  return (
    <div ref={box} className={isMended ? 'errsum calm' : 'errsum'} tabIndex={-1} role="alert">
      <Icon path={circleAlertIcon} />
      {isOfWhole ? (
        <p>{problems[0]?.message}</p>
      ) : (
        <>
          <p>{heading}</p>
          <ul>
            {problems.map(({ fieldId, message }) => (
              <li
                key={message}
                className={fieldId !== null && mended.includes(fieldId) ? 'mended' : undefined}
              >
                {fieldId === null ? message : <a href={`#${fieldId}`}>{message}</a>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
