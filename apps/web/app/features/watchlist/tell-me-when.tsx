import type { FormEvent } from 'react';
import { Button } from '@forecourt/ui/button';
import { Icon } from '@forecourt/ui/icon';
import { bellIcon } from '@forecourt/ui/icons';
import { TellMeByEmail } from './tell-me-by-email.tsx';
import { alertsPath, useAlerts, type Alert, type AlertTexts } from './use-alerts.ts';

/** Messages about saved cars, for a signed-in visitor who agrees to them: a text at one press, or an email. */
export function TellMeWhen({ alerts }: { readonly alerts: AlertTexts }) {
  const { agreed, status, submit } = useAlerts(alerts);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => void submit(event);
  const ofChannel = (wanted: Alert['channel']) => agreed.find(({ channel }) => channel === wanted) ?? null;
  return (
    <section className="tell-me">
      <TellMeByText texts={alerts.sms} isOn={ofChannel('sms') !== null} onSubmit={onSubmit} />
      <TellMeByEmail alerts={alerts} agreed={ofChannel('email')} onSubmit={onSubmit} />
      {/* That it worked is seen where it was pressed. */}
      <p role="status" className={status.isFailure ? undefined : 'vh'}>
        {status.text}
      </p>
    </section>
  );
}

interface TellMeByTextProps {
  readonly texts: AlertTexts['sms'];
  readonly isOn: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** What is agreed to stands beside the button that agrees to it. Both states have their room: neither moves the list. */
function TellMeByText({ texts, isOn, onSubmit }: TellMeByTextProps) {
  const { heading, press } = texts[isOn ? 'on' : 'off'];
  return (
    <form className="by-text" method="post" action={alertsPath} onSubmit={onSubmit}>
      <input type="hidden" name="channel" value="sms" />
      {!isOn && <input type="hidden" name="agree" value="on" />}
      <Icon path={bellIcon} />
      <div>
        <h2>{heading}</h2>
        <div className="either">
          <p hidden={isOn}>{texts.off.text}</p>
          <p hidden={!isOn}>{texts.on.text}</p>
        </div>
      </div>
      <Button type="submit" look={isOn ? 'line' : 'solid'}>
        {press}
      </Button>
    </form>
  );
}
