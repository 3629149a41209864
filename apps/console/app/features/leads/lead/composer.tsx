import type { LeadView } from '@forecourt/app/leads/inbox/lead.view';
import { Phone, Send, StickyNote } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { errorWords } from '../../../shared/api/error-words.ts';
import { Kbd } from '../../../shared/keys/kbd.tsx';
import { sayDone } from '../../../shared/said/toasts.tsx';
import { useSession } from '../../staff/session-query.ts';
import { firstNameOf } from './first-name.ts';
import { keepDraft, readDraft, type ComposerMode } from './drafts.ts';
import { useSend, type CallOutcome } from './use-send.ts';

const outcomes: Readonly<Record<CallOutcome, string>> = {
  reached: 'Reached them',
  no_answer: 'No answer',
  left_message: 'Left a message',
};

interface Props {
  readonly lead: LeadView;
  readonly mode: ComposerMode;
  readonly onMode: (mode: ComposerMode) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Where something is written on a lead: a note for the team, or how a call went. */
export function Composer({ lead, mode, onMode, field }: Props) {
  const { person } = useSession();
  const [text, setText] = useState(() => readDraft(person.id, lead.id, mode));
  const [outcome, setOutcome] = useState<CallOutcome>('reached');
  const [isFocused, setFocused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error, reset } = useSend(lead.id, (sent) => {
    // Whoever typed on while it was sent keeps that.
    if (readDraft(person.id, lead.id, sent.kind).trim() === sent.text)
      keepDraft(person.id, lead.id, sent.kind, '');
    setText(readDraft(person.id, lead.id, mode));
    sayDone(sent.kind === 'note' ? 'Noted' : 'Call logged');
  });
  useEffect(() => setText(readDraft(person.id, lead.id, mode)), [person.id, lead.id, mode]);

  const type = (next: string) => {
    setText(next);
    keepDraft(person.id, lead.id, mode, next);
    if (error) reset();
  };
  const canSend = !isPending && (mode === 'call' || text.trim() !== '');
  const send = () => {
    if (!canSend) return;
    mutate(
      mode === 'note' ? { kind: 'note', text: text.trim() } : { kind: 'call', outcome, text: text.trim() },
    );
  };
  const isOpen = isFocused || mode === 'call' || text !== '' || error !== null;
  return (
    <form
      ref={form}
      className={isOpen ? 'compose open' : 'compose'}
      onFocus={() => setFocused(true)}
      onBlur={({ relatedTarget }) => setFocused(form.current?.contains(relatedTarget) === true)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="rowf sb wrap modes">
        <Modes mode={mode} onMode={onMode} />
        {mode === 'call' && <Outcomes outcome={outcome} onOutcome={setOutcome} />}
      </div>
      {error && (
        <p id="not-sent" className="hint bad" role="alert">
          {errorWords(error)}
        </p>
      )}
      <textarea
        ref={field}
        className="in"
        rows={1}
        value={text}
        maxLength={4000}
        aria-label={mode === 'note' ? 'Note' : 'What was said'}
        placeholder={
          mode === 'note' ? `A note about ${firstNameOf(lead.name)}` : 'What was said, if anything'
        }
        {...(error && { 'aria-invalid': true, 'aria-describedby': 'not-sent' })}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <div className="end">
        <span className="hint grow">
          {mode === 'note'
            ? 'Your team reads it, the buyer doesn’t.'
            : 'Written down with your name and the time.'}
        </span>
        <button type="submit" className="btn pri" disabled={!canSend}>
          <Send className="i" />
          <span>{mode === 'note' ? 'Add note' : 'Log call'}</span>
          <Kbd name="send" />
        </button>
      </div>
    </form>
  );
}

function Modes({ mode, onMode }: Pick<Props, 'mode' | 'onMode'>) {
  return (
    <div className="seg" role="group" aria-label="What to write">
      <button type="button" aria-pressed={mode === 'note'} onClick={() => onMode('note')}>
        <StickyNote className="i s" />
        Note
      </button>
      <button type="button" aria-pressed={mode === 'call'} onClick={() => onMode('call')}>
        <Phone className="i s" />
        Log a call
      </button>
    </div>
  );
}

interface OutcomesProps {
  readonly outcome: CallOutcome;
  readonly onOutcome: (outcome: CallOutcome) => void;
}

function Outcomes({ outcome, onOutcome }: OutcomesProps) {
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
