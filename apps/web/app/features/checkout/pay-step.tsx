import type { PayView } from '@forecourt/app/checkout/pages/checkout-page.view';
import { Button } from '@forecourt/ui/button';
import { Icon } from '@forecourt/ui/icon';
import { badgeCheckIcon, circleAlertIcon, clockIcon, lockIcon } from '@forecourt/ui/icons';
import { Tick } from '@forecourt/ui/tick';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { PhoneReveal } from '../../shared/phone-reveal.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import { FactRows } from './fact-rows.tsx';
import { useProviderFields } from './use-provider-fields.ts';

/** Check it, then pay: in the provider's fields, or on its own page where no script runs. */
export function PayStep({ view }: { readonly view: PayView }) {
  const { hold, legend, terms, hosted, pay, talk, change, phone, providerNote, words } = view;
  const fields = useProviderFields(view);
  const [isUnticked, setUnticked] = useState(view.hasUnticked ?? false);
  const id = useId();
  const isReady = fields.phase === 'ready' || fields.phase === 'paying';
  const decline = fields.refusal ?? view.decline;
  const wasDeclined = view.decline !== null || fields.refusal?.wasTried === true;
  const { kept, fee, summary } = wasDeclined ? view.afterDecline : view;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const isTicked = new FormData(event.currentTarget).has('terms');
    setUnticked(!isTicked);
    if (!isTicked || fields.phase === 'paying' || fields.phase === 'loading') {
      event.preventDefault();
      if (!isTicked) document.querySelector<HTMLElement>(`#${CSS.escape(`${id}terms`)}`)?.focus();
      return;
    }
    if (!isReady) return;
    event.preventDefault();
    void fields.pay();
  };
  return (
    <CheckoutStep
      {...view}
      summary={summary}
      number={2}
      aside={
        <a className="link" href={change.href} data-document="">
          {change.text}
        </a>
      }
    >
      <form
        className="form pay"
        method="post"
        action={hosted.action}
        onSubmit={onSubmit}
        noValidate
        data-document=""
      >
        <p className="notice">
          <Icon path={clockIcon} />
          <span>
            <b>{kept.until}</b> {kept.text}
          </span>
        </p>
        {!wasDeclined && <FactRows facts={hold} className="hold" />}
        <fieldset className="pay-fields">
          <legend>{legend}</legend>
          {decline && <Decline heading={decline.heading} text={decline.text} />}
          {view.fields && fields.phase !== 'missing' && (
            <div className="hosted" aria-busy={fields.phase === 'loading'}>
              <div ref={fields.place} className="hosted-place" />
            </div>
          )}
          {fields.phase === 'missing' && (
            <p className="notice" role="status">
              <Icon path={circleAlertIcon} />
              <span>{words.notLoaded}</span>
            </p>
          )}
          <p className="hosted-by">
            <Icon path={lockIcon} />
            <span>{view.fields && fields.phase !== 'missing' ? providerNote.fields : providerNote.page}</span>
          </p>
        </fieldset>
        <div className="pay-end">
          <Tick id={`${id}terms`} name="terms" error={isUnticked ? words.termsMissing : null}>
            {terms.label}
            <small>{terms.note}</small>
          </Tick>
          {terms.text !== null && (
            <details className="terms">
              <summary>Read the terms of reserving</summary>
              <p>{terms.text}</p>
            </details>
          )}
          <div className="payline">
            <Button type="submit" isBlock busyLabel={fields.phase === 'paying' ? pay.busyText : null}>
              {pay.text}
            </Button>
            <p className="nofee">
              <Icon path={badgeCheckIcon} />
              {fee}
            </p>
          </div>
        </div>
      </form>
      {talk && (
        <div className="pay-talk small">
          Rather talk?{' '}
          <a className="link" href={talk.href} data-document="">
            {talk.text}
          </a>{' '}
          {phone && (
            <>
              or call us: <PhoneReveal phone={phone} className="link" isShort />
            </>
          )}
        </div>
      )}
    </CheckoutStep>
  );
}

/** What the bank said. It takes the focus when it comes. */
function Decline({ heading, text }: { readonly heading: string; readonly text: string | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [heading]);
  return (
    <div ref={box} className="errsum" role="alert" tabIndex={-1}>
      <Icon path={circleAlertIcon} />
      <p>{heading}</p>
      {text !== null && <p className="errsum-text">{text}</p>}
    </div>
  );
}
