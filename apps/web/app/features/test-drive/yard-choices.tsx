import type { YardChoiceView } from '@forecourt/app/test-drive/test-drive-page.view';

/** The yards where the drive can begin. */
export function YardChoices({ yards }: { readonly yards: readonly YardChoiceView[] }) {
  return (
    <section className="jblock" aria-labelledby="drive-yards">
      <h2 id="drive-yards">Which yard?</h2>
      <ul className="opts two-up">
        {yards.map(({ href, name, isChosen, isHere, note }) => (
          <li key={href}>
            <a
              className={isChosen ? 'opt on' : 'opt'}
              href={href}
              aria-current={isChosen ? 'true' : undefined}
              data-keep-scroll=""
            >
              <i aria-hidden="true" />
              <b>{name}</b>
              <span>
                {isHere && <span className="yes">The car is here. </span>}
                {note}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
