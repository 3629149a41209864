import type { PromisesView } from '@forecourt/app/shared/promises.view';

/** What the dealer promises: each by its name, with all of its conditions. */
export function PromisesBlock({ view }: { readonly view: PromisesView }) {
  const { promises, conditions, guarantee } = view;
  return (
    <div className="wrap page-prose" data-block="promises">
      {promises.map(({ name, title, text, terms }) => (
        <section key={name} className="promise">
          <h2>{title}</h2>
          {text !== null && <p>{text}</p>}
          {terms.length > 0 && (
            <ul className="promise-terms">
              {terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      {conditions !== null && <p className="small muted">{conditions}</p>}
      {guarantee !== null && <p className="small muted">{guarantee}</p>}
    </div>
  );
}
