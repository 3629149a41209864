import type { ConfirmPageView } from '@forecourt/app/leads/pages/show-confirm-page';
import { Button } from '@forecourt/ui/button';
import '@forecourt/ui/styles/forms.css';

/** What was filled in, once more before it is sent, where there is no script. */
export function Page({ view }: { readonly view: ConfirmPageView }) {
  const { heading, lead, answers, action, fields, submitText, back } = view;
  return (
    <div className="wrap form-page">
      <div className="form-head">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
      </div>
      <dl className="answers">
        {answers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <form className="form" method="post" action={action} data-document="">
        {fields.map(({ name, value }, place) => (
          <input key={place} type="hidden" name={name} value={value} />
        ))}
        <div className="form-foot">
          <Button type="submit">{submitText}</Button>
          <p>
            <a className="link" href={back.href}>
              {back.text}
            </a>
          </p>
        </div>
      </form>
    </div>
  );
}
