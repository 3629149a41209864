import type { AuditEntryView } from '@forecourt/app/staff/audit/show-audit';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { ForecourtMark } from '../../shared/forecourt-mark.tsx';
import { PersonMark } from '../../shared/person-mark.tsx';
import { dayAndTime } from '../../shared/time-of-day.ts';

/** One thing that somebody did: who, what, before, after, when, from where. */
export function AuditLine({ entry }: { readonly entry: AuditEntryView }) {
  const { who, did, subject, leadId, at, from, place, changes, isErased } = entry;
  return (
    <li>
      {who ? <PersonMark person={who} /> : <ForecourtMark />}
      <div>
        <div className="rowf t">
          <span>
            <b>{who?.name ?? 'Forecourt'}</b> {did}{' '}
            {leadId === null ? subject : <Link to={`/leads/${encodeURIComponent(leadId)}`}>{subject}</Link>}
          </span>
          <time className="when" dateTime={at}>
            {dayAndTime(Date.parse(at))}
          </time>
        </div>
        {changes.length > 0 && (
          <ul className="chgs">
            {changes.map(({ what, before, after }) => (
              <li key={what} className="chg sm">
                <span className="mut">{what}</span>
                {before !== null && <s>{before}</s>}
                {before !== null && after !== null && <ArrowRight className="i s" aria-label="to" />}
                {after !== null && <b>{after}</b>}
              </li>
            ))}
          </ul>
        )}
        {isErased && <p className="sm mut">What it told of somebody was erased with them.</p>}
        <p className="xs mut">{[place, from === null ? null : `from ${from}`].filter(Boolean).join(', ')}</p>
      </div>
    </li>
  );
}
