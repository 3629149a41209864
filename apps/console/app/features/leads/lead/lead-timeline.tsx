import type { LeadEntryView, LeadView } from '@forecourt/app/leads/inbox/lead.view';
import {
  ArrowRightLeft,
  CornerUpLeft,
  Flag,
  Mail,
  MailCheck,
  MessageSquare,
  Pencil,
  Phone,
  Send,
  StickyNote,
  TriangleAlert,
  User,
  UserPen,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { AnswerFiles } from './answer-files.tsx';
import { ReplyLine } from './reply-line.tsx';

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
  reply: <CornerUpLeft className="i" />,
  answer: <Mail className="i" />,
  hand: <UserPen className="i" />,
  passed: <ArrowRightLeft className="i" />,
};

/** What a person did or wrote stands out from what the platform did by itself. */
const byPeople = new Set<LeadEntryView['kind']>([
  'asked',
  'note',
  'call',
  'doubt',
  'reply',
  'answer',
  'hand',
]);

/** What goes between the two stands as it was written. */
const messages = new Set<LeadEntryView['kind']>(['asked', 'reply', 'answer']);

/** All that happened with a lead, oldest first. */
export function LeadTimeline({ id: leadId, entries }: Pick<LeadView, 'id' | 'entries'>) {
  return (
    <ol className="tl" aria-label="What happened">
      {entries.map(({ id, kind, heading, text, at, reply, files }) => (
        <li key={id}>
          <span className={kind === 'doubt' ? 'ic doubt' : 'ic'}>{icons[kind]}</span>
          <div>
            <div className="rowf">
              {byPeople.has(kind) ? <b>{heading}</b> : <span>{heading}</span>}
              <span className="when">{at}</span>
            </div>
            {text !== null &&
              (messages.has(kind) ? (
                <div className={kind === 'reply' ? 'msg ours' : 'msg'}>{text}</div>
              ) : (
                <p className="ink2">{text}</p>
              ))}
            {files.length > 0 && <AnswerFiles files={files} />}
            {reply && <ReplyLine leadId={leadId} reply={reply} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
