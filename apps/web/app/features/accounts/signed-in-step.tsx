import type { SignInView } from '@forecourt/app/accounts/sign-in-page.view';
import { Button } from '@forecourt/ui/button';
import { ButtonLink } from '@forecourt/ui/button-link';

/** For whoever comes here signed in already: the way on, and the way out. */
export function SignedInStep({ view }: { readonly view: Extract<SignInView, { step: 'signed-in' }> }) {
  const { next, account, signOut } = view;
  return (
    <>
      <div>
        <h1>{view.heading}</h1>
        <p className="lead">
          With the mobile number <b className="num">{view.phone}</b>.
        </p>
      </div>
      <ButtonLink href={next.href}>{next.text}</ButtonLink>
      <a className="link" href={account.href}>
        {account.text}
      </a>
      <form method="post" action={signOut.action} className="rowline" data-document="">
        <Button type="submit" look="line">
          {signOut.text}
        </Button>
        <Button type="submit" look="line" name="everywhere" value="true">
          {signOut.everywhereText}
        </Button>
      </form>
    </>
  );
}
