import type { ApplicationStepView } from '@forecourt/app/finance/application/application-page.view';
import { Icon } from '@forecourt/ui/icon';
import { infoIcon } from '@forecourt/ui/icons';
import type { DrawField } from './draw-field.ts';

interface ConsentsProps {
  readonly view: ApplicationStepView;
  readonly draw: DrawField;
}

interface SummaryPartProps {
  readonly part: ApplicationStepView['summary'][number];
}

/** What one step said. */
function SummaryPart({ part: { title, href, rows, note } }: SummaryPartProps) {
  return (
    <section className="app-summary">
      <div>
        <h2>{title}</h2>
        <a className="link" href={href}>
          Change<span className="vh"> {title}</span>
        </a>
      </div>
      <dl>
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {note !== null && (
        <p className="notice">
          <Icon path={infoIcon} />
          <span>{note}</span>
        </p>
      )}
    </section>
  );
}

/** Everything that is sent, each step with the way back to it, and one yes for each purpose. */
export function Consents({ view, draw }: ConsentsProps) {
  const { summary, privacy, hints, form } = view;
  const hasNews = form.fields.some(({ name }) => name === 'opt_in');
  return (
    <>
      {summary.map((part) => (
        <SummaryPart key={part.step} part={part} />
      ))}
      <fieldset className="form app-consents">
        <legend>Before you send it, please tick these</legend>
        {draw('credit_check')}
        {hints['credit_check'] !== undefined && <p className="small muted">{hints['credit_check']}</p>}
        {draw('pass_on')}
        <p className="small muted">
          <a className="link" href={privacy.href} {...(privacy.opensNewTab && { target: '_blank' })}>
            Privacy policy{privacy.opensNewTab && <span className="vh"> (opens in a new tab)</span>}
          </a>
        </p>
        {draw('is_true')}
      </fieldset>
      {hasNews && (
        <fieldset className="form app-consents">
          <legend>Optional</legend>
          {draw('opt_in')}
        </fieldset>
      )}
    </>
  );
}
