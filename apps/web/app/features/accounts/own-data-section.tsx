import type { OwnDataView } from '@forecourt/app/accounts/own-data.view';
import { Button } from '@forecourt/ui/button';

/** A visitor's own data on their account: a copy of it, and the way to have it deleted (ACCT-1). */
export function OwnDataSection({ view }: { readonly view: OwnDataView }) {
  const { heading, text, download, erase } = view;
  return (
    <section aria-labelledby="own-data">
      <h2 id="own-data">{heading}</h2>
      <p>{text}</p>
      <form method="post" action={download.action} className="account-out" data-document="">
        <Button type="submit" look="line" isSmall>
          {download.text}
        </Button>
        <a className="link" href={erase.href}>
          {erase.text}
        </a>
      </form>
    </section>
  );
}
