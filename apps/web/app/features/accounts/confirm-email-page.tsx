import type { ConfirmEmailView } from '@forecourt/app/accounts/confirm-email';
import { Button } from '@forecourt/ui/button';
import { ButtonLink } from '@forecourt/ui/button-link';
import './account-page.css';

/** Confirming an address by the link that was mailed there: one button, without signing in. */
export function Page({ view }: { readonly view: ConfirmEmailView }) {
  const { heading, text, button, next } = view;
  return (
    <div className="wrap band account">
      <header>
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
      </header>
      {button !== null && (
        <form method="post" className="account-out" data-document="">
          <Button type="submit">{button}</Button>
        </form>
      )}
      {next && (
        <div className="account-out">
          <ButtonLink href={next.href} look="line">
            {next.text}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
