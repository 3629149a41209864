import type { FormEvent } from 'react';
import { Button } from '@forecourt/ui/button';
import { Icon } from '@forecourt/ui/icon';
import { checkIcon } from '@forecourt/ui/icons';
import { alertsPath, type Alert, type AlertTexts } from './use-alerts.ts';

interface TellMeByEmailProps {
  readonly alerts: AlertTexts;
  readonly agreed: Alert | null;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The same by email, folded away: the address must be confirmed first. The box is empty until they tick it. */
export function TellMeByEmail({ alerts, agreed, onSubmit }: TellMeByEmailProps) {
  return (
    <details>
      <summary>{alerts.byEmailText}</summary>
      <form className="by-email" method="post" action={alertsPath} onSubmit={onSubmit}>
        <input type="hidden" name="channel" value="email" />
        {agreed ? <Agreed alerts={alerts} agreed={agreed} /> : <Fields consentText={alerts.consentText} />}
        <Button type="submit" look="line">
          {agreed ? alerts.stopText : alerts.startText}
        </Button>
      </form>
    </details>
  );
}

function Fields({ consentText }: Pick<AlertTexts, 'consentText'>) {
  return (
    <>
      <label className="field" htmlFor="alert-email">
        <span>Email</span>
        <input id="alert-email" className="inp" type="email" name="email" autoComplete="email" required />
      </label>
      <label className="check">
        <input type="checkbox" name="agree" required />
        <i>
          <Icon path={checkIcon} />
        </i>
        <span>{consentText}</span>
      </label>
    </>
  );
}

/** Where messages go, or that its owner must first open the link there. */
function Agreed({ alerts, agreed }: { readonly alerts: AlertTexts; readonly agreed: Alert }) {
  const address = <b>{agreed.address}</b>;
  const [before, after] = alerts.unconfirmedText;
  return agreed.isConfirmed ? (
    <p>
      {alerts.toText} {address}
    </p>
  ) : (
    <>
      <p role="status">
        {before} {address} {after}
      </p>
      <a className="link" href={alerts.account.href}>
        {alerts.account.text}
      </a>
    </>
  );
}
