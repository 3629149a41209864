import type { LeadView, OtherLeadView } from '@forecourt/app/leads/inbox/lead.view';
import { Merge, Split } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FactChip } from '../../../shared/fact-chip.tsx';
import { Kbd } from '../../../shared/keys/kbd.tsx';
import { PersonMark } from '../../../shared/person-mark.tsx';
import { filtersAddress } from '../inbox/inbox-filters.ts';
import { useInboxFilters } from '../inbox/use-inbox-filters.ts';
import { firstNameOf } from './first-name.ts';
import type { MergeActs } from './use-merge.ts';

interface Props {
  readonly lead: LeadView;
  readonly acts: MergeActs;
  readonly onMerge: (other: OtherLeadView) => void;
}

/** Leads of the same person: those that stand by themselves, and those that stand in this one. */
export function OtherLeads({ lead, acts, onMerge }: Props) {
  const { repeats, merged, name } = lead;
  if (repeats.length + merged.length === 0) return null;
  return (
    <section className="others" aria-label="Leads of the same person">
      {merged.length > 0 && <h3>Merged into this one</h3>}
      {merged.length > 0 && (
        <ul>
          {merged.map((part) => (
            <OtherLead key={part.id} other={part}>
              <button
                type="button"
                className="btn s line"
                disabled={acts.isPending}
                aria-label={`Split off ${part.text}`}
                onClick={() => acts.split(lead, part)}
              >
                <Split className="i s" />
                Split
              </button>
            </OtherLead>
          ))}
        </ul>
      )}
      {repeats.length > 0 && <h3>{firstNameOf(name)} may have asked before</h3>}
      {repeats.length > 0 && (
        <ul>
          {repeats.map((other, at) => (
            <OtherLead key={other.id} other={other} isLink>
              {other.keeps === null ? (
                <span className="xs mut">Another yard’s</span>
              ) : (
                <button
                  type="button"
                  className="btn s line"
                  disabled={acts.isPending}
                  onClick={() => onMerge(other)}
                >
                  <Merge className="i s" />
                  Merge<span className="vh"> with {other.text}</span>
                  {at === 0 && <Kbd name="merge" />}
                </button>
              )}
            </OtherLead>
          ))}
        </ul>
      )}
    </section>
  );
}

interface OtherProps {
  readonly other: OtherLeadView;
  readonly isLink?: boolean;
  /** What can be done with it. */
  readonly children: ReactNode;
}

function OtherLead({
  other: { id, text, at, state, assignee, place },
  isLink = false,
  children,
}: OtherProps) {
  const filters = useInboxFilters();
  return (
    <li>
      <span className="grow">
        {isLink ? (
          <Link className="el" to={filtersAddress(`/leads/${encodeURIComponent(id)}`, filters)}>
            {text}
          </Link>
        ) : (
          <span className="el">{text}</span>
        )}
        <span className="xs mut el">{[at, place].filter(Boolean).join(' · ')}</span>
      </span>
      <FactChip {...state} />
      <PersonMark person={assignee} />
      {children}
    </li>
  );
}
