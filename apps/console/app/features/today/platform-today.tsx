import type { FindingsView, TodayView } from '@forecourt/app/leads/today/today.view';
import { FactChip } from '../../shared/fact-chip.tsx';

const weights = {
  breach: { text: 'Held back', tone: 'bad' },
  risk: { text: 'To tidy', tone: 'warn' },
  unknown: { text: 'To check', tone: 'plain' },
} as const satisfies Record<FindingsView['severity'], object>;

/** What an operator may know of every account: how many deliveries fail, and what is wrong on sites. No lead is here. */
export function PlatformToday({
  platform: { accounts, findings },
}: {
  readonly platform: NonNullable<TodayView['platform']>;
}) {
  return (
    <div className="today">
      <section>
        <div className="sec">
          <h2>Deliveries that fail</h2>
          <span className="mut">by account, most given up first</span>
        </div>
        {accounts.length === 0 ? (
          <p className="ink2">Every account’s destinations take what they are sent.</p>
        ) : (
          <div className="panel">
            <table className="tbl cards in-panel">
              <thead>
                <tr>
                  <th>Account</th>
                  <th className="num">Gave up</th>
                  <th className="num">Tried again</th>
                </tr>
              </thead>
              <tbody>
                {accounts.map(({ id, name, waiting, dead }) => (
                  <tr key={id}>
                    <td>
                      <b>{name}</b>
                    </td>
                    <td className="num" data-label="Gave up">
                      {dead.toLocaleString('en-AU')}
                    </td>
                    <td className="num" data-label="Tried again">
                      {waiting.toLocaleString('en-AU')}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <p className="sm mut mt8">
          Leads are read by their dealers alone. They are in Leads there, whatever a delivery does.
        </p>
      </section>
      <section>
        <div className="sec">
          <h2>Findings</h2>
          <span className="mut">what is wrong on sites, by cause</span>
        </div>
        {findings.length === 0 && <p className="ink2">No check has found anything.</p>}
        <ul>
          {findings.map(({ cause, severity, what, count, sites }) => (
            <li key={cause} className="finding">
              <FactChip {...weights[severity]} />
              <span>
                <b>
                  {cause}: {count} on {sites === 1 ? 'one site' : `${sites} sites`}
                </b>
                <span className="sm ink2 blk">{what}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
