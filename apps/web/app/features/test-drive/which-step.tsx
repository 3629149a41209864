import type { ModelChoiceView, WhichStepView } from '@forecourt/app/test-drive/test-drive-page.view';
import { Button } from '@forecourt/ui/button';
import { Icon } from '@forecourt/ui/icon';
import { chevronDownIcon } from '@forecourt/ui/icons';
import { Photo } from '@forecourt/ui/photo';
import { OwnCars } from './own-cars.tsx';
import { StepHeading } from './step-heading.tsx';
import { TimesNotice } from './times-notice.tsx';

/** Which one: cars the browser knows, models, or not sure yet. Links and one form, so that it works without a script. */
export function WhichStep({ view }: { readonly view: WhichStepView }) {
  const { notice, words, ownHref, popular, models, unsureHref, browseHref } = view;
  return (
    <div className="wrap jr">
      <div>
        <StepHeading heading={view.heading} number={1} text={view.stepText} />
        {notice && <TimesNotice notice={notice} />}
        <OwnCars words={words} href={ownHref} />
        {popular.length > 0 && (
          <section className="jblock" aria-labelledby="drive-models">
            <h2 id="drive-models">Or a model</h2>
            <ul className="which">
              {popular.map((model) => (
                <li key={model.href}>
                  <ModelChoice model={model} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {models && <AnyModel models={models} />}
        <section className="jblock" aria-labelledby="drive-unsure">
          <h2 id="drive-unsure">Something else</h2>
          <ul className="opts two-up">
            <li>
              <a className="opt" href={unsureHref}>
                <i aria-hidden="true" />
                <b>I’m not sure yet</b>
                <span>{words.unsure}</span>
              </a>
            </li>
            <li>
              <a className="opt" href={browseHref}>
                <i aria-hidden="true" />
                <b>{words.browse}</b>
                <span>Each has its own button to book one.</span>
              </a>
            </li>
          </ul>
        </section>
      </div>
    </div>
  );
}

function ModelChoice({ model: { href, name, note, picture } }: { readonly model: ModelChoiceView }) {
  return (
    <a className="wh" href={href}>
      {picture ? (
        <Photo picture={{ ...picture, alt: '' }} sizes="96px" width={96} height={64} />
      ) : (
        <span className="wh-none" />
      )}
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
    </a>
  );
}

function AnyModel({ models }: { readonly models: NonNullable<WhichStepView['models']> }) {
  const { action, fields, name, makes } = models;
  return (
    <form className="jblock which-any" method="get" action={action}>
      {fields.map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <label htmlFor="which-model">Every make and model we have</label>
      <span className="selbox">
        <select id="which-model" className="sel" name={name} required>
          <option value="">Choose one</option>
          {makes.map(({ make, options }) => (
            <optgroup key={make} label={make}>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Icon path={chevronDownIcon} />
      </span>
      <Button type="submit">Continue</Button>
    </form>
  );
}
