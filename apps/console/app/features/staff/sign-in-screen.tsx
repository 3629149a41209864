import type { StaffSessionView } from '@forecourt/app/staff/session.view';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Fingerprint, OctagonAlert } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { errorWords } from '../../shared/api/error-words.ts';
import { ForecourtMark } from '../../shared/forecourt-mark.tsx';
import { Ring } from '../../shared/ring.tsx';
import harbour from './harbour.webp';
import { EmailForm } from './email-form.tsx';
import { forgetPerson, rememberedPerson, rememberPerson } from './remembered-person.ts';
import { sessionQuery } from './session-query.ts';
import { signOnWords } from './sign-on.ts';
import { passkeyWords, signInByPasskey } from './ways-in.ts';
import { wayBack } from './way-back.ts';
import './sign-in.css';

export function SignInScreen() {
  const [known, setKnown] = useState(rememberedPerson);
  const onSignedIn = useSignedIn();
  const { outcome, back, onAway } = useSignOn();
  const passkey = useMutation({ mutationFn: signInByPasskey, onSuccess: onSignedIn });
  const trouble = passkey.error
    ? (passkeyWords(passkey.error) ?? errorWords(passkey.error))
    : signOnWords(outcome);
  return (
    <div className="login">
      <title>Sign in · Forecourt console</title>
      <main className="left">
        <div className="rowf g12">
          <ForecourtMark />
          <b className="name">Forecourt</b>
        </div>
        <div className="form">
          <div>
            <h1>{known ? `${greeting(new Date().getHours())}, ${known.firstName}` : 'Sign in'}</h1>
            <p className="ink2">{known?.place ?? 'For dealership staff.'}</p>
          </div>
          <button
            type="button"
            className="btn pri"
            disabled={passkey.isPending}
            onClick={() => passkey.mutate()}
          >
            {passkey.isPending ? <Ring left={0.3} /> : <Fingerprint className="i l" />}
            Sign in with your passkey
          </button>
          {trouble !== null && (
            <p className="banner bad" role="alert">
              <OctagonAlert className="i" />
              {trouble}
            </p>
          )}
          <div className="or" aria-hidden="true">
            <hr className="hr grow" />
            <span className="sm mut">or</span>
            <hr className="hr grow" />
          </div>
          <EmailForm
            key={known?.email}
            email={known?.email ?? ''}
            wasAway={outcome !== null}
            onAway={onAway}
            back={back}
            onSignedIn={onSignedIn}
          />
          <p className="sm ink2">
            A passkey is your face, finger or the device’s own code. Nothing to remember, nothing to steal.{' '}
            {known && (
              <button
                type="button"
                className="lnk"
                onClick={() => {
                  forgetPerson();
                  setKnown(null);
                }}
              >
                Not {known.firstName}?
              </button>
            )}
          </p>
        </div>
        <p className="sm mut small">Signing in is written down, with time and device.</p>
      </main>
      <div className="right" aria-hidden="true">
        <img src={harbour} alt="" />
      </div>
    </div>
  );
}

/** Longer than a provider that is down keeps anybody. */
const awayMs = 9_000;

/** What came of single sign-on, and the way there. Whoever comes back by their browser finds the other ways open. */
function useSignOn() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const back = wayBack(search);
  return {
    outcome: params.get('sso'),
    back,
    onAway: async (address: string) => {
      await navigate(`/sign-in?${new URLSearchParams({ back, sso: 'away' })}`, { replace: true });
      location.assign(address);
      await new Promise((resolve) => {
        setTimeout(resolve, awayMs);
      });
    },
  };
}

function useSignedIn(): (session: StaffSessionView) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  return async (session) => {
    rememberPerson(session);
    // What another person read here is not for this one.
    client.clear();
    client.setQueryData(sessionQuery.queryKey, session);
    await navigate(wayBack(search), { replace: true });
  };
}

function greeting(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
