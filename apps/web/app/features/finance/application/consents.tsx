import type { ApplicationStepView } from '@forecourt/app/finance/application/application-page.view';
import type { DrawField } from './draw-field.ts';

interface ConsentsProps {
  readonly view: ApplicationStepView;
  readonly draw: DrawField;
}

/** What was said, each with the way back to it, and one yes for each purpose. */
export function Consents({ view, draw }: ConsentsProps) {
  const { summary, privacy, hints, form } = view;
  const hasNews = form.fields.some(({ name }) => name === 'opt_in');
  return (
    <>
      <ul className="app-summary">
        {summary.map(({ text, href }) => (
          <li key={href}>
            <span>{text}</span>
            <a className="link" href={href}>
              Change<span className="vh"> {text}</span>
            </a>
          </li>
        ))}
      </ul>
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
