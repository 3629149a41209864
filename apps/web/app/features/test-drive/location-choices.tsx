import type { LocationChoiceView, LocationGroupView } from '@forecourt/app/test-drive/test-drive-page.view';
import { ChoiceLink } from './choice-link.tsx';

interface LocationChoicesProps {
  readonly groups: readonly LocationGroupView[];
  readonly isCarrying: boolean;
}

/** The locations where the drive can begin; of a group that is in many places, by state. */
export function LocationChoices({ groups, isCarrying }: LocationChoicesProps) {
  return (
    <section className="jblock" aria-labelledby="drive-yards">
      <h2 id="drive-yards">Where?</h2>
      {groups.map(({ state, isOpen, chosen, choices }) =>
        state === null ? (
          <Choices key="all" choices={choices} isCarrying={isCarrying} />
        ) : (
          <details key={state} className="place-group" open={isOpen}>
            <summary>
              <b>{state}</b>
              <span>{chosen ?? (choices.length === 1 ? '1 place' : `${choices.length} places`)}</span>
            </summary>
            <Choices choices={choices} isCarrying={isCarrying} />
          </details>
        ),
      )}
    </section>
  );
}

interface ChoicesProps {
  readonly choices: readonly LocationChoiceView[];
  readonly isCarrying: boolean;
}

function Choices({ choices, isCarrying }: ChoicesProps) {
  return (
    <ul className="opts two-up">
      {choices.map(({ href, name, isChosen, isHere, note }) => (
        <li key={href}>
          <ChoiceLink
            className={isChosen ? 'opt on' : 'opt'}
            href={href}
            current={isChosen ? 'true' : undefined}
            isCarrying={isCarrying}
          >
            <i aria-hidden="true" />
            <b>{name}</b>
            <span>
              {isHere && <span className="yes">It’s here. </span>}
              {note}
            </span>
          </ChoiceLink>
        </li>
      ))}
    </ul>
  );
}
