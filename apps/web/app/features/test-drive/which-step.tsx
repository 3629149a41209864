import type { WhichChoiceView, WhichStepView } from '@forecourt/app/test-drive/test-drive-page.view';
import { Button } from '@forecourt/ui/button';
import { Icon } from '@forecourt/ui/icon';
import { chevronDownIcon } from '@forecourt/ui/icons';
import { Photo } from '@forecourt/ui/photo';
import { OwnCars } from './own-cars.tsx';
import { StepHeading } from './step-heading.tsx';
import { TimesNotice } from './times-notice.tsx';

/** Which one: cars the browser knows, models, words, or not sure yet. Links and forms, so that it works without a script. */
export function WhichStep({ view }: { readonly view: WhichStepView }) {
  const { notice, words, ownHref, popular, models, find, ofModel, unsureHref, browseHref, askHref } = view;
  if (ofModel) return <OfModel view={view} ofModel={ofModel} />;
  return (
    <div className="wrap jr which-page">
      <div>
        <StepHeading heading={view.heading} number={1} text={view.stepText} />
        {notice && <TimesNotice notice={notice} />}
        {find.found && <FindForm find={find} />}
      </div>
      <OwnCars words={words} href={ownHref} />
      <div>
        {popular.length > 0 && (
          <section className="jblock" aria-labelledby="drive-models">
            <h2 id="drive-models">By model</h2>
            <ul className="which">
              {popular.map((model) => (
                <li key={model.href}>
                  <Choice choice={model} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {models && <AnyModel models={models} />}
        {!find.found && <FindForm find={find} />}
        <ul className="which jblock">
          <li>
            <a className="wh plain" href={unsureHref}>
              <span>
                <b>I’m not sure yet</b>
                <small>{words.unsure}</small>
              </span>
            </a>
          </li>
          {askHref !== null && (
            <li>
              <a className="wh plain" href={askHref}>
                <span>
                  <b>Call or write to us</b>
                  <small>Tell us what you’d like to try.</small>
                </span>
              </a>
            </li>
          )}
          <li>
            <a className="wh plain" href={browseHref}>
              <span>
                <b>{words.browse}</b>
                <small>Each one has its own “Book” button.</small>
              </span>
            </a>
          </li>
        </ul>
      </div>
    </div>
  );
}

interface OfModelProps {
  readonly view: WhichStepView;
  readonly ofModel: NonNullable<WhichStepView['ofModel']>;
}

/** The model is chosen: now which one of them, or any. */
function OfModel({ view, ofModel: { heading, choices, any, all, back } }: OfModelProps) {
  return (
    <div className="wrap jr which-page">
      <div>
        <StepHeading heading={view.heading} number={1} text={view.stepText} />
        <section className="jblock" aria-labelledby="drive-of">
          <h2 id="drive-of">{heading}</h2>
          <ul className="which">
            <li>
              <a className="wh plain" href={any.href}>
                <span>
                  <b>{any.text}</b>
                  <small>{any.note}</small>
                </span>
              </a>
            </li>
            {choices.map((choice) => (
              <li key={choice.href}>
                <Choice choice={choice} />
              </li>
            ))}
          </ul>
          <p className="which-found">
            {[all, back].map(
              (way) =>
                way && (
                  <a key={way.href} className="link" href={way.href}>
                    {way.text}
                  </a>
                ),
            )}
          </p>
        </section>
      </div>
    </div>
  );
}

function FindForm({ find }: { readonly find: WhichStepView['find'] }) {
  const { action, fields, name, typed, found } = find;
  return (
    <section className="jblock" aria-labelledby="drive-else">
      <form className="which-any" method="get" action={action}>
        {fields.map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <label id="drive-else" htmlFor="which-else">
          Something else
        </label>
        <input
          id="which-else"
          className="inp"
          name={name}
          defaultValue={typed}
          placeholder="Model or stock number"
          maxLength={100}
          required
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" look="line">
          Find it
        </Button>
      </form>
      {found && (
        <>
          <p className="which-found" role="status">
            {found.heading}
          </p>
          <ul className="which">
            {found.choices.map((choice) => (
              <li key={choice.href}>
                <Choice choice={choice} />
              </li>
            ))}
          </ul>
          {found.all && (
            <p className="which-found">
              <a className="link" href={found.all.href}>
                {found.all.text}
              </a>
            </p>
          )}
        </>
      )}
    </section>
  );
}

function Choice({ choice: { href, name, note, picture } }: { readonly choice: WhichChoiceView }) {
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
