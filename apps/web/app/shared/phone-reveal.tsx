import type { MaskedPhoneView, PhoneRevealView } from '@forecourt/app/shared/phone-reveal.view';
import type { ShownPhone } from '@forecourt/domain/contact/call-button';
import { Icon } from '@forecourt/ui/icon';
import { phoneIcon } from '@forecourt/ui/icons';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { rememberPhone, useKnownPhone } from './known-phones.ts';
import { requestPhone } from './request-phone.ts';

export interface PhoneRevealProps {
  readonly phone: PhoneRevealView;
  /** Of the link and of the button: how it looks where it stands. */
  readonly className?: string;
  /** On one line, without the words under a masked number. */
  readonly isShort?: boolean;
  /** What stands there instead of a masked number: Call us now. */
  readonly words?: string;
  /** Where a phone is in the hand, asking for the number calls it. */
  readonly callsAtOnce?: boolean;
}

/** The phone of a car or location (RULE-11): asked for by a click, then a link that calls, wherever it stands. */
export function PhoneReveal(props: PhoneRevealProps) {
  const { phone, className = 'call', isShort = false, words, callsAtOnce = false } = props;
  const [isAsked, setAsked] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const known = useKnownPhone(phone.kind === 'masked' ? phone.field.value : null);
  useEffect(() => {
    if (phone.kind === 'shown' && phone.locationId !== undefined) rememberPhone(phone.locationId, phone);
  }, [phone]);
  useEffect(() => {
    // The button that had the focus is unmounted: a screen reader reads the number.
    if (!isAsked) return;
    link.current?.focus();
    if (callsAtOnce) link.current?.click();
  }, [isAsked, callsAtOnce]);
  const shown = phone.kind === 'shown' ? phone : known;
  if (!shown && phone.kind === 'masked') {
    const onRevealed = (revealed: ShownPhone) => {
      rememberPhone(phone.field.value, revealed);
      setAsked(true);
    };
    const masked = words === undefined ? phone : { ...phone, shown: words };
    return (
      <MaskedPhone
        phone={masked}
        onRevealed={onRevealed}
        className={className}
        isShort={isShort || words !== undefined}
      />
    );
  }
  return (
    shown && (
      <a ref={link} className={className} href={shown.href}>
        <Icon path={phoneIcon} />
        <span className="ph-n num">{shown.shown}</span>
      </a>
    )
  );
}

interface MaskedPhoneProps extends Required<Pick<PhoneRevealProps, 'className' | 'isShort'>> {
  readonly phone: MaskedPhoneView;
  readonly onRevealed: (phone: ShownPhone) => void;
}

/** Without a script the form itself is sent, and the response is a page with the number. */
function MaskedPhone({ phone, onRevealed, className, isShort }: MaskedPhoneProps) {
  const [state, setState] = useState<'idle' | 'requesting' | 'failed'>('idle');
  async function reveal(event: FormEvent) {
    event.preventDefault();
    if (state === 'requesting') return;
    setState('requesting');
    const shown = await requestPhone(phone);
    if (shown) onRevealed(shown);
    else setState('failed');
  }
  return (
    <form
      className="phone-reveal"
      method="post"
      action={phone.action}
      onSubmit={(event) => void reveal(event)}
    >
      <input type="hidden" name={phone.field.name} value={phone.field.value} />
      <button className={className} type="submit" aria-disabled={state === 'requesting'}>
        <Icon path={phoneIcon} />
        <span>
          {/* Hidden from screen readers, which would read the stars out one by one. */}
          <span className="ph-n num" aria-hidden="true">
            {phone.shown}
          </span>
          {state === 'failed' ? (
            <span className="ph-t" role="alert">
              Not now. Try again
            </span>
          ) : (
            <span className={isShort ? 'vh' : 'small muted ph-t'}>{phone.revealText}</span>
          )}
        </span>
      </button>
    </form>
  );
}
