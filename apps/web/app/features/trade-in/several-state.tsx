import type { SeveralStateView } from '@forecourt/app/trade-in/pages/find-step.view';
import { Button } from '@forecourt/ui/button';
import { ErrorSummary } from '@forecourt/ui/error-summary';
import { Icon } from '@forecourt/ui/icon';
import { circleAlertIcon } from '@forecourt/ui/icons';
import { useId, useMemo, useState } from 'react';
import { useIsScripted } from '../../shared/use-is-scripted.ts';
import { BackButton } from './back-button.tsx';
import { JourneyLayout } from './journey-layout.tsx';
import { PlateLine } from './plate-line.tsx';

/** One of several cars is chosen. */
export function SeveralState({ view }: { readonly view: SeveralStateView }) {
  const { action, version, name, legend, choices, filter, problem, back, enquiry } = view;
  const id = useId();
  const isScripted = useIsScripted();
  const [wanted, setWanted] = useState('');
  const problems = useMemo(
    () => (problem === null ? [] : [{ fieldId: `${id}-0`, message: problem }]),
    [problem, id],
  );
  const words = wanted.toLowerCase().split(/\s+/);
  const isWanted = (value: string) => words.every((word) => value.toLowerCase().includes(word));
  const isNone = !choices.some(({ value }) => isWanted(value));
  return (
    <JourneyLayout view={view} aside={<KnownSoFar view={view} />} hasOwnBack>
      <form className="offer-several" method="post" action={action} noValidate data-document="">
        <ErrorSummary heading={view.errorHeading} problems={problems} />
        <input type="hidden" name="version" value={version} />
        {filter && isScripted && (
          <div className="field">
            <label htmlFor={`${id}-filter`}>{filter.label}</label>
            <input
              id={`${id}-filter`}
              className="inp"
              type="search"
              value={wanted}
              maxLength={100}
              onChange={({ target }) => setWanted(target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.preventDefault();
              }}
            />
            <p className="hint" role="status">
              {isNone && filter.none}
            </p>
          </div>
        )}
        <fieldset className="descs" aria-describedby={problem === null ? undefined : `${id}-problem`}>
          <legend className="vh">{legend}</legend>
          {choices.map(({ value, words: runs, isChosen }, index) => (
            <label key={value} className="opt desc" hidden={!isWanted(value)}>
              <input
                id={`${id}-${index}`}
                className="vh"
                type="radio"
                name={name}
                value={value}
                defaultChecked={isChosen}
              />
              <i />
              <span className="desc-words">
                {runs.map(({ text, differs }, nth) =>
                  // oxlint-disable-next-line react/no-array-index-key -- the words of a line never move
                  differs ? <b key={nth}>{text}</b> : text,
                )}
              </span>
            </label>
          ))}
        </fieldset>
        {problem !== null && (
          <p className="ferr" id={`${id}-problem`}>
            <Icon path={circleAlertIcon} />
            {problem}
          </p>
        )}
        <p className="offer-else">
          None of these?{' '}
          <a className="link" href={enquiry.href} data-document="">
            {enquiry.label}
          </a>
        </p>
        <div className="jacts">
          {back && <BackButton back={back} />}
          <Button type="submit">{view.continueText}</Button>
        </div>
      </form>
    </JourneyLayout>
  );
}

function KnownSoFar({ view }: { readonly view: SeveralStateView }) {
  const { plate, kept, restart } = view;
  return (
    <>
      {plate && (
        <div>
          <p className="small muted">Your car</p>
          <PlateLine plate={plate} />
        </div>
      )}
      <p className="offer-note">
        {kept}{' '}
        <a className="link" href={restart.href}>
          {restart.label}
        </a>
      </p>
    </>
  );
}
