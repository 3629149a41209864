import type { SpinPageView } from '@forecourt/app/promotions/spin-page.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Icon } from '@forecourt/ui/icon';
import { circleCheckIcon } from '@forecourt/ui/icons';
import { SpinForm } from './spin-form.tsx';
import { SpinWheel } from './spin-wheel.tsx';
import { useSpin } from './use-spin.ts';
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to name
import '@forecourt/ui/styles/forms.css';
import './spin.css';

/** Spin to win: one go at a game of chance, and what came of it. */
export function Page({ view }: { readonly view: SpinPageView }) {
  const { kind, drawn, heading, lead, code, form, links, note, message, wheel, odds, smallPrint } = view;
  const spin = useSpin(view);
  const [first, ...others] = links;
  return (
    <>
      <div className="spin">
        <div className="wrap spin-top">
          <div className="spin-words">
            {drawn === null && <p className="spin-kind">{kind}</p>}
            {drawn !== null && (
              <p className="spin-drawn">
                <Icon path={circleCheckIcon} />
                {drawn}
              </p>
            )}
            <h1>{heading}</h1>
            <p className="spin-lead">{lead}</p>
            {message !== null && <p role="alert">{message}</p>}
            {code !== null && (
              <p>
                <span className="vh">Your code: </span>
                <strong className="spin-code">{code}</strong>
              </p>
            )}
            {form && (
              <SpinForm
                form={form}
                problems={spin.problems}
                isSpinning={spin.phase !== 'ready'}
                onSubmit={spin.onSubmit}
              />
            )}
            {first && (
              <p className="spin-links">
                <ButtonLink href={first.href}>{first.text}</ButtonLink>
                {others.map(({ text, href }) => (
                  <a key={href} className="link" href={href}>
                    {text}
                  </a>
                ))}
              </p>
            )}
            {note !== null && <p className="spin-note">{note}</p>}
          </div>
          <SpinWheel wheel={wheel} disc={spin.disc} />
        </div>
      </div>
      <div className="wrap spin-more">
        {odds && <Odds odds={odds} />}
        <section className="spin-print" id="terms">
          <h2>{smallPrint.heading}</h2>
          <p>{smallPrint.text}</p>
          {smallPrint.terms.length > 0 && <h3>All terms</h3>}
          {smallPrint.terms.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      </div>
    </>
  );
}

function Odds({ odds }: { readonly odds: NonNullable<SpinPageView['odds']> }) {
  return (
    <section>
      <h2 id="spin-odds">{odds.heading}</h2>
      <table className="odds" aria-labelledby="spin-odds">
        <thead>
          <tr>
            <th scope="col">Prize</th>
            <th scope="col">Worth</th>
            <th scope="col">Left</th>
            <th scope="col">Chance</th>
          </tr>
        </thead>
        <tbody>
          {odds.rows.map(({ prize, worth, left, chance }) => (
            <tr key={prize}>
              <th scope="row">{prize}</th>
              <td>{worth}</td>
              <td>{left}</td>
              <td>{chance}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">{odds.summary}</p>
    </section>
  );
}
