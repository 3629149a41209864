import type { OwnSessionView } from '@forecourt/app/staff/session.view';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fingerprint, X } from 'lucide-react';
import { apiRequest } from '../../shared/api/api-request.ts';
import { errorWords } from '../../shared/api/error-words.ts';
import { Modal } from '../../shared/overlays/modal.tsx';
import { sayDone } from '../../shared/said/toasts.tsx';
import { dayAndTime } from '../../shared/time-of-day.ts';
import { ownSessionsQuery } from './session-query.ts';
import { addPasskey, passkeyWords } from './ways-in.ts';

/** Where this person is signed in, each with its end, and a passkey for the device they sit at. */
export function DevicesDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery(ownSessionsQuery);
  return (
    <Modal label="Devices and passkeys" className="box" onClose={onClose}>
      <header>
        <h2>Devices and passkeys</h2>
        <button type="button" className="btn ico ghost" aria-label="Close" onClick={onClose}>
          <X className="i" />
        </button>
      </header>
      {data && (
        <ul className="devices">
          {data.sessions.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </ul>
      )}
      {error && (
        <p className="banner bad" role="alert">
          <span className="grow">{errorWords(error)}</span>
          <button type="button" className="btn s line" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      {!data && !error && <span className="sk w60" />}
      <NewPasskey />
    </Modal>
  );
}

function Device({ session }: { readonly session: OwnSessionView }) {
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => apiRequest(`/api/sessions/${encodeURIComponent(session.id)}/end`, { body: {} }),
    onSuccess: async () => {
      sayDone(`Signed out on ${session.device}`);
      await client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
    },
    onError: (error) => sayDone(errorWords(error)),
  });
  return (
    <li className="rowf">
      <span className="grow">
        <b className="blk">{session.device}</b>
        <span className="xs mut blk">
          {session.by}, since {dayAndTime(Date.parse(session.since))}
          {session.isThisOne ? '' : `, last seen ${dayAndTime(Date.parse(session.lastSeen))}`}
        </span>
      </span>
      {session.isThisOne ? (
        <span className="chip sel">This one</span>
      ) : (
        <button type="button" className="btn s line" disabled={end.isPending} onClick={() => end.mutate()}>
          Sign out
        </button>
      )}
    </li>
  );
}

function NewPasskey() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: addPasskey,
    onSuccess: () => sayDone('Next time, sign in with your passkey'),
  });
  return (
    <form
      className="col mt12"
      onSubmit={(event) => {
        event.preventDefault();
        const name = new FormData(event.currentTarget).get('name');
        if (typeof name === 'string') mutate(name.trim());
      }}
    >
      <div className="field">
        <label htmlFor="passkey-name">A passkey for this device</label>
        <input
          id="passkey-name"
          name="name"
          className="in"
          maxLength={60}
          placeholder="Front desk, my phone"
          autoComplete="off"
          required
        />
      </div>
      {error && (
        <p className="hint bad" role="alert">
          {passkeyWords(error) ?? errorWords(error)}
        </p>
      )}
      <button type="submit" className="btn line" disabled={isPending}>
        <Fingerprint className="i" />
        Make a passkey
      </button>
    </form>
  );
}
