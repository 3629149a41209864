import type { RevealedPhoneView } from '@forecourt/app/contact/revealed-page';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Icon } from '@forecourt/ui/icon';
import { phoneIcon } from '@forecourt/ui/icons';

/** A number that was asked for without a script (RULE-11). */
export function Page({ view }: { readonly view: RevealedPhoneView }) {
  const { heading, phone, back } = view;
  return (
    <div className="wrap band list-page">
      <h1>{heading}</h1>
      <p>
        <ButtonLink href={phone.href}>
          <Icon path={phoneIcon} />
          <span className="num">{phone.shown}</span>
        </ButtonLink>
      </p>
      <p>
        <a className="link" href={back.href}>
          {back.text}
        </a>
      </p>
    </div>
  );
}
