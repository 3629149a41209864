import type { HandPlacesView } from '@forecourt/app/leads/by-hand/hand-form.view';
import { checkHandAnswers, handConsent } from '@forecourt/domain/leads/by-hand';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { useQuery } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { apiRequest } from '../../../shared/api/api-request.ts';
import { errorWords } from '../../../shared/api/error-words.ts';
import { Kbd } from '../../../shared/keys/kbd.tsx';
import { Modal } from '../../../shared/overlays/modal.tsx';
import { sayDone } from '../../../shared/said/toasts.tsx';
import { useOnline } from '../../../shared/use-online.ts';
import { useSession } from '../../staff/session-query.ts';
import { keepDraft } from '../lead/drafts.ts';
import { CarField } from './car-field.tsx';
import {
  bodyOf,
  isBegun,
  keepHandDraft,
  newDraft,
  readHandDraft,
  waitsOf,
  withCar,
  type HandDraft,
} from './hand-draft.ts';
import { KindField, TextField, Tick, WaitField, WayField, PlaceField } from './hand-fields.tsx';
import { useTake } from './use-take.ts';

interface Props {
  /** The yard that is looked at; empty for all. */
  readonly at: string;
  readonly onClose: () => void;
  readonly onTaken: (leadId: string) => void;
}

/** The yards where a lead may be taken down; until they are known, those whose leads are read. */
function usePlaces() {
  const { places } = useSession();
  const { data } = useQuery({
    queryKey: ['hand-places'],
    queryFn: ({ signal }) => apiRequest<HandPlacesView>('/api/hand-leads/places', { signal }),
    staleTime: 300_000,
  });
  return data?.places ?? places.filter(({ kind }) => kind === 'dealership');
}

/** Somebody walked in or phoned: what they said becomes a lead like any other (CON-2.1). */
export function NewLeadDialog({ at, onClose, onTaken }: Props) {
  const { person } = useSession();
  const places = usePlaces();
  const isOnline = useOnline();
  const form = useRef<HTMLFormElement>(null);
  const [kept, setKept] = useState(() => readHandDraft(person.id, at));
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const isKnown = places.some(({ id }) => id === kept.at);
  const draft = isKnown ? kept : { ...kept, at: places[0]?.id ?? '' };
  const { mutate, isPending, error, reset } = useTake((lead) => {
    const { sent, message } = readHandDraft(person.id, at);
    keepHandDraft(person.id, null);
    const isOther = sent !== '' && sent !== JSON.stringify(bodyOf(draft));
    // The first try had arrived after all: what was typed since is not lost.
    if (isOther && message.trim() !== '') keepDraft(person.id, lead.id, 'note', message.trim());
    sayDone(
      isOther ? 'It was taken down before: add what you changed as a note' : `${lead.name} is in the inbox`,
    );
    onTaken(lead.id);
  });
  const change = (changed: Partial<HandDraft>) => {
    const next = { ...draft, ...changed };
    setKept(next);
    keepHandDraft(person.id, isBegun(next) ? next : null);
    setProblems(problems.filter(({ field }) => field === null || !(field in changed)));
    if (error) reset();
  };
  const take = () => {
    if (isPending) return;
    const found = checkHandAnswers(draft);
    setProblems(found);
    if (found.length > 0) {
      form.current?.querySelector<HTMLElement>(`#hand-${found[0]?.field ?? 'name'}`)?.focus();
      return;
    }
    const body = bodyOf(draft);
    const sent = draft.sent || JSON.stringify(body);
    setKept({ ...draft, sent });
    keepHandDraft(person.id, { ...draft, sent });
    mutate(body);
  };
  const waits = waitsOf(draft);
  const shared = { draft, problems, onChange: change };
  return (
    <Modal label="New lead" className="box by-hand" onClose={onClose}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) take();
        }}
      >
        <header>
          <h2>New lead</h2>
        </header>
        <div className="hand-fields">
          <TextField {...shared} name="name" />
          <div className="two">
            <TextField {...shared} name="phone" />
            <TextField {...shared} name="email" />
          </div>
          <WayField {...shared} />
          <div className="two">
            <KindField {...shared} />
            <PlaceField {...shared} places={places} />
          </div>
          <CarField
            key={draft.at}
            at={draft.at}
            car={draft.car}
            onCar={(car) => change(withCar(draft, car))}
          />
          <div className="field">
            <label htmlFor="hand-message">What they said, or a note</label>
            <textarea
              id="hand-message"
              className="in"
              rows={3}
              maxLength={5_000}
              value={draft.message}
              onChange={({ target }) => change({ message: target.value })}
            />
          </div>
          <WaitField waits={waits} onWaits={(next) => change({ waits: next })} />
          <Tick
            text="They said yes to offers"
            hint={`Only if you asked: “${handConsent}”`}
            isTicked={draft.optIn}
            onTick={(optIn) => change({ optIn })}
          />
          {waits && draft.email.trim() !== '' && (
            <Tick
              text="Email them the site’s confirmation"
              hint="It says by when somebody answers. Without it they hear nothing."
              isTicked={draft.isMailed}
              onTick={(isMailed) => change({ isMailed })}
            />
          )}
        </div>
        {!isOnline && (
          <p className="banner warn mt12" role="status">
            <WifiOff className="i" />
            <span>No signal. What you type stays on this device until it’s taken down.</span>
          </p>
        )}
        {error && (
          <p className="hint bad mt12" role="alert">
            {errorWords(error)}
          </p>
        )}
        <div className="foot">
          {isBegun(draft) && (
            <button
              type="button"
              className="btn ghost empty-it"
              onClick={() => {
                keepHandDraft(person.id, null);
                setKept(newDraft(at));
                setProblems([]);
                reset();
              }}
            >
              Empty it
            </button>
          )}
          <button type="button" className="btn ghost" onClick={onClose}>
            Not now
          </button>
          <button type="submit" className="btn pri" disabled={isPending}>
            Take it down
            <Kbd name="send" />
          </button>
        </div>
      </form>
    </Modal>
  );
}
