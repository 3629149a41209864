import type { JoinView } from '@forecourt/app/staff/people/join';
import type { StaffSessionView } from '@forecourt/app/staff/session.view';
import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useRef, useState } from 'react';
import { apiRequest } from '../../shared/api/api-request.ts';
import { errorWords } from '../../shared/api/error-words.ts';
import { Ring } from '../../shared/ring.tsx';
import { textOf } from './password-form.tsx';
import { passkeyWords } from './ways-in.ts';

interface Held {
  readonly token: string;
  readonly name: string;
  readonly code: string;
}

interface Codes {
  readonly uri: string;
  readonly secret: string;
}

interface Props {
  readonly token: string;
  readonly view: JoinView;
  readonly onIn: (session: StaffSessionView) => Promise<void>;
}

async function joinByPasskey(held: Held): Promise<StaffSessionView> {
  const optionsJSON = await apiRequest<PublicKeyCredentialCreationOptionsJSON>('/api/join/passkey/options', {
    body: held,
  });
  const response = await startRegistration({ optionsJSON });
  return apiRequest('/api/join/passkey', { body: { ...held, response } });
}

/** A name, and a passkey; or a password with an authenticator, for who has no device that makes one. */
export function JoinForm({ token, view, onIn }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [codes, setCodes] = useState<Codes | null>(null);
  const held = (): Held => {
    const given = new FormData(form.current ?? undefined);
    return { token, name: view.name ?? textOf(given, 'name').trim(), code: textOf(given, 'code') };
  };
  const passkey = useMutation({ mutationFn: () => joinByPasskey(held()), onSuccess: onIn });
  const offer = useMutation({
    mutationFn: () => apiRequest<Codes>('/api/join/codes', { body: held() }),
    onSuccess: setCodes,
  });
  const password = useMutation({
    mutationFn: () => {
      const given = new FormData(form.current ?? undefined);
      const proofs = {
        password: textOf(given, 'password'),
        oneTimeCode: textOf(given, 'oneTimeCode').replaceAll(/\s/g, ''),
        secret: codes?.secret,
      };
      return apiRequest<StaffSessionView>('/api/join/password', { body: { ...held(), ...proofs } });
    },
    onSuccess: onIn,
  });
  const error = codes ? password.error : (offer.error ?? passkey.error);
  const isPending = passkey.isPending || offer.isPending || password.isPending;
  return (
    <form
      ref={form}
      className="col"
      onSubmit={(event) => {
        event.preventDefault();
        if (codes) password.mutate();
        else passkey.mutate();
      }}
    >
      {view.kind === 'recovery' ? (
        <div className="field">
          <label htmlFor="code">Code from your manager</label>
          <input
            id="code"
            name="code"
            className="in"
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            required
          />
          <span className="hint">Eight digits, which they read out to you.</span>
        </div>
      ) : (
        <div className="field">
          <label htmlFor="name">Your name</label>
          <input id="name" name="name" className="in" autoComplete="name" maxLength={120} required />
        </div>
      )}
      {codes && <CodeFields codes={codes} />}
      {error && (
        <p className="hint bad" role="alert">
          {passkeyWords(error) ?? errorWords(error)}
        </p>
      )}
      <button type="submit" className="btn pri" disabled={isPending}>
        {isPending && <Ring left={0.3} />}
        {!isPending && !codes && <Fingerprint className="i l" />}
        {!codes && 'Make a passkey'}
        {codes && (view.kind === 'recovery' ? 'Use this password' : 'Join with your password')}
      </button>
      {!codes && (
        <button
          type="button"
          className="btn line"
          disabled={isPending}
          onClick={() => form.current?.reportValidity() === true && offer.mutate()}
        >
          Use a password
        </button>
      )}
    </form>
  );
}

function CodeFields({ codes: { uri, secret } }: { readonly codes: Codes }) {
  return (
    <>
      <div className="field">
        <label htmlFor="password">A password</label>
        <input
          id="password"
          name="password"
          className="in"
          type="password"
          autoComplete="new-password"
          minLength={12}
          maxLength={200}
          required
        />
        <span className="hint">Twelve characters or more.</span>
      </div>
      <p className="sm ink2">
        Put this key into an authenticator app:{' '}
        <code className="mono secret">{secret.replaceAll(/(.{4})/g, '$1 ')}</code> On a phone,{' '}
        <a href={uri}>open it in the app</a>.
      </p>
      <div className="field">
        <label htmlFor="oneTimeCode">The code it shows</label>
        <input
          id="oneTimeCode"
          name="oneTimeCode"
          className="in"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
        />
      </div>
    </>
  );
}
