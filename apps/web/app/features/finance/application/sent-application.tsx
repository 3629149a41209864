import type { ApplicationSentView } from '@forecourt/app/finance/application/application-page.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { useEffect } from 'react';
import { PhoneReveal } from '../../../shared/phone-reveal.tsx';
import { CreditNotice } from '../credit-notice.tsx';
import { dropKeptSteps } from './use-kept-step.ts';
import { useLenderAnswer } from './use-lender-answer.ts';

/** What became of an application: it promises nothing. */
export function SentApplication({ view }: { readonly view: ApplicationSentView }) {
  const { status, heading, reference, stages, paragraphs, phone, ways, aside, credit } = view;
  useLenderAnswer(status === 'waiting');
  useEffect(() => dropKeptSteps(), []);
  return (
    <div className="wrap app-sent">
      <h1>{heading}</h1>
      {paragraphs.map((text) => (
        <p key={text} className="lead">
          {text}
        </p>
      ))}
      <ol className="app-stages">
        {stages.map(({ text, when, state }) => (
          <li key={text} data-state={state} {...(state === 'now' && { 'aria-current': 'step' })}>
            <b>{text}</b>
            {when !== null && <span>{when}</span>}
          </li>
        ))}
      </ol>
      <p>
        Your reference is <b className="num">{reference}</b>.
      </p>
      {phone && (
        <p>
          <PhoneReveal phone={phone} />
        </p>
      )}
      <p className="app-ways">
        {ways.map(({ text, href }) => (
          <ButtonLink key={href} href={href} look="line">
            {text}
          </ButtonLink>
        ))}
      </p>
      <p className="small muted">{aside.note}</p>
      <CreditNotice credit={credit} />
    </div>
  );
}
