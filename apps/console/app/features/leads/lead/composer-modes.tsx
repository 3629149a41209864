import type { LeadView } from '@forecourt/app/leads/inbox/lead.view';
import { Mail, MessageSquare, Phone, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import { wayOf } from './composer-words.ts';
import type { ComposerMode } from './drafts.ts';
import type { CallOutcome } from './use-send.ts';

interface ModesProps {
  readonly lead: LeadView;
  readonly mode: ComposerMode;
  readonly onMode: (mode: ComposerMode) => void;
}

const modes: readonly { readonly mode: ComposerMode; readonly text: string; readonly icon: ReactNode }[] = [
  { mode: 'sms', text: 'Text', icon: <MessageSquare className="i s" /> },
  { mode: 'mail', text: 'Email', icon: <Mail className="i s" /> },
  { mode: 'call', text: 'Log a call', icon: <Phone className="i s" /> },
  { mode: 'note', text: 'Note', icon: <StickyNote className="i s" /> },
];

/** What to write. A way that the buyer left nothing for is not there. */
export function Modes({ lead, mode, onMode }: ModesProps) {
  const shown = modes.filter((one) => one.mode === 'call' || one.mode === 'note' || wayOf(lead, one.mode));
  return (
    <div className="seg" role="group" aria-label="What to write">
      {shown.map(({ mode: one, text, icon }) => (
        <button key={one} type="button" aria-pressed={mode === one} onClick={() => onMode(one)}>
          {icon}
          {text}
        </button>
      ))}
    </div>
  );
}

const outcomes: Readonly<Record<CallOutcome, string>> = {
  reached: 'Reached them',
  no_answer: 'No answer',
  left_message: 'Left a message',
};

interface OutcomesProps {
  readonly outcome: CallOutcome;
  readonly onOutcome: (outcome: CallOutcome) => void;
}

export function Outcomes({ outcome, onOutcome }: OutcomesProps) {
  return (
    <div className="seg" role="radiogroup" aria-label="How it went">
      {(Object.keys(outcomes) as CallOutcome[]).map((one) => (
        <label key={one}>
          <input type="radio" name="outcome" checked={one === outcome} onChange={() => onOutcome(one)} />
          {outcomes[one]}
        </label>
      ))}
    </div>
  );
}
