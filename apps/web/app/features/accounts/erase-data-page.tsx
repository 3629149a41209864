import type { EraseDataView } from '@forecourt/app/accounts/own-data.view';
import { Button } from '@forecourt/ui/button';
import { ButtonLink } from '@forecourt/ui/button-link';
import './account-page.css';

/** Asks before a visitor's data is deleted, and says that it was (ACCT-1). */
export function Page({ view }: { readonly view: EraseDataView }) {
  const { heading, text, parts, confirm, back } = view;
  const keep = (
    <ButtonLink href={back.href} look="line">
      {back.text}
    </ButtonLink>
  );
  return (
    <div className="wrap band account">
      <header>
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
      </header>
      {parts.map((part) => (
        <section key={part.heading}>
          <h2>{part.heading}</h2>
          <ul className="erase-lines">
            {part.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      {confirm === null ? (
        <div className="account-out">{keep}</div>
      ) : (
        <form method="post" action={confirm.action} className="account-out" data-document="">
          <Button type="submit" className="erase">
            {confirm.text}
          </Button>
          {keep}
        </form>
      )}
    </div>
  );
}
