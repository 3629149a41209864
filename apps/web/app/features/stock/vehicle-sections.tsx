import type { ReactNode } from 'react';
import type { VehiclePageView } from '@forecourt/app/stock/vehicle-page.view';
import { Icon } from '@forecourt/ui/icon';
import { checkIcon } from '@forecourt/ui/icons';
import { FinanceCard } from '../finance/finance-card.tsx';
import { Folding } from './folding.tsx';

/** What there is to know about a car, in the order in which buyers ask. */
export function VehicleSections({ view }: { readonly view: VehiclePageView }) {
  const { keyInformation, specifications, features, comments, titles, words } = view;
  return (
    <div className="vsections">
      {keyInformation.length > 0 && (
        <Section heading={titles.keyInformation}>
          <dl className="keyfacts">
            {keyInformation.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      <Section heading={titles.comments}>
        {comments.pendingText !== null && <p className="muted">{comments.pendingText}</p>}
        {comments.cut === null ? (
          <Paragraphs texts={comments.paragraphs} />
        ) : (
          <details className="cut">
            <summary>
              <span className="closed">
                <Paragraphs texts={comments.cut} />
                <b className="link">{words.moreText}</b>
              </span>
              <b className="link opened">{words.lessText}</b>
            </summary>
            <Paragraphs texts={comments.paragraphs} />
          </details>
        )}
      </Section>
      {specifications.first.length > 0 && (
        <Section heading={titles.specifications}>
          <Specifications rows={specifications.first} />
          <Folding isEmpty={specifications.rest.length === 0} more={words.moreText} less={words.lessText}>
            <Specifications rows={specifications.rest} />
          </Folding>
        </Section>
      )}
      {view.finance && <FinanceCard card={view.finance} />}
      {features.first.length > 0 && (
        <Section heading={titles.features}>
          <Ticks texts={features.first} />
          <Folding
            isEmpty={features.rest.length === 0}
            more={words.showAllFeaturesText}
            less={words.hideFeaturesText}
          >
            <Ticks texts={features.rest} />
          </Folding>
        </Section>
      )}
    </div>
  );
}

function Section({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section className="sect">
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text, place) => (
    <span className="para" key={place}>
      {text}
    </span>
  ));
}

function Specifications({ rows }: { readonly rows: VehiclePageView['specifications']['first'] }) {
  return (
    <table className="spec">
      <tbody>
        {rows.map(({ label, text }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Ticks({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className="ticks">
      {texts.map((text) => (
        <li key={text}>
          <Icon path={checkIcon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
