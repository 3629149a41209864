import type { ApplicationSentView } from '@forecourt/app/finance/application/application-page.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { PhoneReveal } from '../../../shared/phone-reveal.tsx';
import { CreditNotice } from './credit-notice.tsx';

/** What became of an application: it promises nothing. */
export function SentApplication({ view }: { readonly view: ApplicationSentView }) {
  const { heading, paragraphs, phone, ways, aside, credit } = view;
  return (
    <div className="wrap app-sent">
      <h1>{heading}</h1>
      {paragraphs.map((text) => (
        <p key={text} className="lead">
          {text}
        </p>
      ))}
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
