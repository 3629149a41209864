import type { MoneyNoteView } from '@forecourt/app/checkout/pages/reservation-page.view';
import { Icon } from '@forecourt/ui/icon';
import { fileTextIcon } from '@forecourt/ui/icons';
import { FactRows } from './fact-rows.tsx';
import { useId } from 'react';

/** A receipt or a refund, line by line. */
export function MoneyNote({ note: view }: { readonly note: MoneyNoteView }) {
  const { heading, lines, note, pdf, sendAgain } = view;
  const id = useId();
  return (
    <section className="receipt" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <FactRows facts={lines} className="money" />
      {note !== null && <p className="small muted">{note}</p>}
      <div className="rowline">
        {pdf && (
          <a className="link" href={pdf.href} download="">
            <Icon path={fileTextIcon} />
            {pdf.text}
            <span className="vh"> of the {heading.toLowerCase()}</span>
          </a>
        )}
        {sendAgain && (
          <form method="post" action={sendAgain.action} data-document="">
            <button type="submit" className="link">
              {sendAgain.text}
            </button>
          </form>
        )}
      </div>
      {sendAgain?.notice && (
        <p className="small" role="status">
          {sendAgain.notice}
        </p>
      )}
    </section>
  );
}
