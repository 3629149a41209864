import type { JoinView } from '@forecourt/app/staff/people/join';
import type { StaffSessionView } from '@forecourt/app/staff/session.view';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { apiRequest } from '../../shared/api/api-request.ts';
import { errorWords } from '../../shared/api/error-words.ts';
import { ForecourtMark } from '../../shared/forecourt-mark.tsx';
import harbour from './harbour.webp';
import { JoinForm } from './join-form.tsx';
import { rememberPerson } from './remembered-person.ts';
import { sessionQuery } from './session-query.ts';
import './sign-in.css';

/** Where the link of a mail leads. Its token stands behind the hash, which no server and no log is sent. */
export function JoinScreen() {
  const [token] = useState(() => location.hash.slice(1));
  const link = useQuery({
    queryKey: ['join', token],
    queryFn: () => apiRequest<JoinView>('/api/join/look', { body: { token } }),
    retry: false,
    staleTime: Infinity,
  });
  return (
    <div className="login">
      <title>Join · Forecourt console</title>
      <main className="left">
        <div className="rowf g12">
          <ForecourtMark />
          <b className="name">Forecourt</b>
        </div>
        <div className="form">
          {link.data && <Joining token={token} view={link.data} />}
          {link.error && (
            <>
              <h1>This link is over</h1>
              <p className="ink2" role="alert">
                {errorWords(link.error)}
              </p>
              <Link className="btn line" to="/sign-in">
                Sign in
              </Link>
            </>
          )}
          {link.isPending && <span className="sk w60" role="status" aria-label="One moment" />}
        </div>
        <p className="sm mut small">What you do here is written down, with time and device.</p>
      </main>
      <div className="right" aria-hidden="true">
        <img src={harbour} alt="" />
      </div>
    </div>
  );
}

function Joining({ token, view }: { readonly token: string; readonly view: JoinView }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const onIn = async (session: StaffSessionView) => {
    rememberPerson(session);
    client.clear();
    client.setQueryData(sessionQuery.queryKey, session);
    await navigate('/', { replace: true });
  };
  const isInvited = view.kind === 'invitation';
  return (
    <>
      <div>
        <h1>{isInvited ? `Join ${view.place ?? 'Forecourt'}` : 'Make a new way in'}</h1>
        <p className="ink2">{isInvited ? `${view.role ?? ''}, as ${view.email}` : view.email}</p>
      </div>
      {view.needsSignIn ? <TakeAsKnown token={token} /> : <JoinForm token={token} view={view} onIn={onIn} />}
    </>
  );
}

function TakeAsKnown({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => apiRequest('/api/join/take', { body: { token } }),
    onSuccess: async () => {
      client.clear();
      await navigate('/', { replace: true });
    },
  });
  return (
    <>
      <p className="sm ink2">
        You have a way in already. Sign in with it in another tab, then accept here: the link stays good until
        you do.
      </p>
      {error && (
        <p className="hint bad" role="alert">
          {errorWords(error)}
        </p>
      )}
      <button type="button" className="btn pri" disabled={isPending} onClick={() => mutate()}>
        Accept
      </button>
    </>
  );
}
