import type { HeaderView } from '@forecourt/app/site/frame.view';
import { Icon } from '@forecourt/ui/icon';
import { phoneIcon } from '@forecourt/ui/icons';

export interface PhoneLinkProps {
  readonly phone: NonNullable<HeaderView['phone']>;
  /** Where a masked number can be asked for. */
  readonly contactHref: string;
  readonly className?: string;
}

/** The phone number of the main location: a call, or the way to where the number is shown (RULE-11). */
export function PhoneLink({ phone, contactHref, className }: PhoneLinkProps) {
  return (
    <a className={className} href={phone.kind === 'shown' ? phone.href : contactHref}>
      <Icon path={phoneIcon} />
      {/* Stars would be read out one by one. */}
      {phone.kind === 'masked' ? (
        <>
          <span aria-hidden="true">{phone.shown}</span>
          <span className="vh">{phone.revealText}</span>
        </>
      ) : (
        <span className="num">{phone.shown}</span>
      )}
    </a>
  );
}
