import type { LocationChoiceView } from '@forecourt/app/test-drive/test-drive-page.view';
import { ChoiceLink } from './choice-link.tsx';

interface LocationChoicesProps {
  readonly locations: readonly LocationChoiceView[];
  readonly isCarrying: boolean;
}

/** The locations where the drive can begin. */
export function LocationChoices({ locations, isCarrying }: LocationChoicesProps) {
  return (
    <section className="jblock" aria-labelledby="drive-yards">
      <h2 id="drive-yards">Where?</h2>
      <ul className="opts two-up">
        {locations.map(({ href, name, isChosen, isHere, note }) => (
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
    </section>
  );
}
