import type { ApplicationChoiceView } from '@forecourt/app/finance/application/application-page.view';
import { Button } from '@forecourt/ui/button';
import { ButtonLink } from '@forecourt/ui/button-link';
import { CreditNotice } from '../credit-notice.tsx';
import { dropKeptSteps } from './use-kept-step.ts';

/** Two sets of sums, and which of them to go on with: nothing is written over unasked. */
export function SumsChoice({ view }: { readonly view: ApplicationChoiceView }) {
  const { heading, lead, brought, kept, action, hidden, credit } = view;
  return (
    <div className="wrap app-sent">
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      <div className="app-either">
        <section className="fin" aria-label={brought.title}>
          <h2>{brought.title}</h2>
          <p>{brought.text}</p>
          <form method="post" action={action} onSubmit={() => dropKeptSteps(['loan'])} data-document="">
            {hidden.map(({ name, value }) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" isBlock>
              {brought.submitText}
            </Button>
          </form>
        </section>
        <section className="fin" aria-label={kept.title}>
          <h2>{kept.title}</h2>
          <p>{kept.text}</p>
          <ButtonLink href={kept.href} look="line" isBlock>
            {kept.linkText}
          </ButtonLink>
        </section>
      </div>
      <CreditNotice credit={credit} />
    </div>
  );
}
