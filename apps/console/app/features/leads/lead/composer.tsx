import type { LeadView } from '@forecourt/app/leads/inbox/lead.view';
import { NotebookPen, Send } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { errorWords } from '../../../shared/api/error-words.ts';
import { Kbd } from '../../../shared/keys/kbd.tsx';
import { Menu } from '../../../shared/overlays/menu.tsx';
import { sayDone } from '../../../shared/said/toasts.tsx';
import { useSession } from '../../staff/session-query.ts';
import { Modes, Outcomes } from './composer-modes.tsx';
import { modeWords, smsLength, wayOf } from './composer-words.ts';
import { keepDraft, readDraft, type ComposerMode } from './drafts.ts';
import { useSend, type CallOutcome, type Written } from './use-send.ts';
import { WrittenMeanwhile } from './written-meanwhile.tsx';

interface Props {
  readonly lead: LeadView;
  readonly mode: ComposerMode;
  readonly onMode: (mode: ComposerMode) => void;
  /** Whether something is typed here that is not sent. */
  readonly onWriting: (isWriting: boolean) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

const modeOf = (sent: Written): ComposerMode => (sent.kind === 'reply' ? sent.channel : sent.kind);

/** Where something is written on a lead: to the buyer by text or mail, a note for the team, or how a call went. */
export function Composer({ lead, mode, onMode, onWriting, field }: Props) {
  const { person } = useSession();
  const read = (part: Parameters<typeof readDraft>[2]) => readDraft(person.id, lead.id, part);
  const keep = (part: Parameters<typeof readDraft>[2], next: string) =>
    keepDraft(person.id, lead.id, part, next);
  const [text, setText] = useState(() => read(mode));
  const [subject, setSubject] = useState(() => read('subject') || lead.subject);
  const [outcome, setOutcome] = useState<CallOutcome>('reached');
  const [isFocused, setFocused] = useState(false);
  /** How much had happened when something was begun here. */
  const [begunAt, setBegunAt] = useState<number | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error, reset } = useSend(lead.id, (sent) => {
    const was = modeOf(sent);
    // Whoever typed on while it was sent keeps that.
    if (read(was).trim() === sent.text) keep(was, '');
    if (sent.kind === 'reply') {
      keep(`${sent.channel}-key`, '');
      if (sent.channel === 'mail') keep('subject', '');
    }
    setText(read(mode));
    sayDone(modeWords(lead, was).done);
  });
  useEffect(() => {
    setText(readDraft(person.id, lead.id, mode));
    setSubject(readDraft(person.id, lead.id, 'subject') || lead.subject);
  }, [person.id, lead.id, lead.subject, mode]);

  // What was left here another day is nobody writing.
  const isWriting = begunAt !== null && text.trim() !== '';
  useEffect(() => onWriting(isWriting), [onWriting, isWriting]);

  const words = modeWords(lead, mode);
  const way = wayOf(lead, mode);
  const isReply = mode === 'sms' || mode === 'mail';
  const closed = isReply ? (way?.closed ?? (way ? null : 'They left nothing to write to.')) : null;
  const type = (next: string) => {
    setText(next);
    if (!isWriting) setBegunAt(lead.entries.length);
    keep(mode, next);
    // Other words are another message.
    if (isReply) keep(`${mode}-key`, '');
    if (error) reset();
  };
  const canSend = !isPending && closed === null && (mode === 'call' || text.trim() !== '');
  const send = () => {
    if (!canSend) return;
    const said = text.trim();
    if (!isReply)
      return mutate(mode === 'note' ? { kind: 'note', text: said } : { kind: 'call', outcome, text: said });
    const key = read(`${mode}-key`) || crypto.randomUUID();
    keep(`${mode}-key`, key);
    mutate({
      kind: 'reply',
      channel: mode,
      subject: mode === 'mail' ? subject.trim() : null,
      text: said,
      key,
    });
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
        <Modes lead={lead} mode={mode} onMode={onMode} />
        {mode === 'call' && <Outcomes outcome={outcome} onOutcome={setOutcome} />}
        {isReply && <span className="hint only-d">{words.hint}</span>}
      </div>
      <WrittenMeanwhile entries={isWriting ? lead.entries.slice(begunAt) : []} />
      {error && (
        <p id="not-sent" className="hint bad" role="alert">
          {errorWords(error)}
        </p>
      )}
      {(closed ?? way?.warning) && (
        <p className={closed ? 'hint bad' : 'hint warn'}>{closed ?? way?.warning}</p>
      )}
      {mode === 'mail' && closed === null && (
        <input
          className="in subject"
          aria-label="Subject"
          value={subject}
          maxLength={180}
          onChange={({ target }) => {
            setSubject(target.value);
            keep('subject', target.value);
            keep('mail-key', '');
          }}
        />
      )}
      <textarea
        ref={field}
        className="in"
        rows={1}
        value={text}
        maxLength={mode === 'sms' ? 1_200 : 4_000}
        aria-label={words.label}
        placeholder={words.placeholder}
        {...(error && { 'aria-invalid': true, 'aria-describedby': 'not-sent' })}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <div className="end">
        {isReply && lead.saved.length > 0 && closed === null && (
          <Menu
            label="Saved words"
            name="saved"
            className="btn soft s saved"
            sections={[
              {
                items: lead.saved.map(({ name, text: saved }) => ({
                  text: name,
                  run: () => {
                    type(text.trim() === '' ? saved : `${text.trimEnd()}\n\n${saved}`);
                    field.current?.focus();
                  },
                })),
              },
            ]}
          >
            <NotebookPen className="i" />
            <span>Saved words</span>
          </Menu>
        )}
        <span className="hint grow">{isReply ? '' : words.hint}</span>
        {mode === 'sms' && text !== '' && <span className="hint num">{smsLength(text)}</span>}
        <button type="submit" className="btn pri" disabled={!canSend}>
          <Send className="i" />
          <span>{words.send}</span>
          <Kbd name="send" />
        </button>
      </div>
    </form>
  );
}
