import type { LeadEntryView } from '@forecourt/app/leads/inbox/lead.view';
import {
  Flag,
  MailCheck,
  MessageSquare,
  Pencil,
  Phone,
  Send,
  StickyNote,
  TriangleAlert,
  User,
} from 'lucide-react';
import type { ReactNode } from 'react';

const icons: Readonly<Record<LeadEntryView['kind'], ReactNode>> = {
  asked: <MessageSquare className="i" />,
  told: <MailCheck className="i" />,
  given: <User className="i" />,
  note: <StickyNote className="i" />,
  call: <Phone className="i" />,
  stage: <Flag className="i" />,
  change: <Pencil className="i" />,
  doubt: <TriangleAlert className="i" />,
  sent: <Send className="i" />,
};

/** What a person did or wrote stands out from what the platform did by itself. */
const byPeople = new Set<LeadEntryView['kind']>(['asked', 'note', 'call', 'doubt']);

/** All that happened with a lead, oldest first. */
export function LeadTimeline({ entries }: { readonly entries: readonly LeadEntryView[] }) {
  return (
    <ol className="tl" aria-label="What happened">
      {entries.map(({ id, kind, heading, text, at }) => (
        <li key={id}>
          <span className={kind === 'doubt' ? 'ic doubt' : 'ic'}>{icons[kind]}</span>
          <div>
            <div className="rowf">
              {byPeople.has(kind) ? <b>{heading}</b> : <span>{heading}</span>}
              <span className="when">{at}</span>
            </div>
            {text !== null &&
              (kind === 'asked' ? <div className="msg">{text}</div> : <p className="ink2">{text}</p>)}
          </div>
        </li>
      ))}
    </ol>
  );
}
