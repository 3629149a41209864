import type { StaffSessionView } from '@forecourt/app/staff/session.view';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { errorWords } from '../../shared/api/error-words.ts';
import { Ring } from '../../shared/ring.tsx';
import { signInByPassword } from './ways-in.ts';

interface Props {
  /** Who signed in here last; empty for nobody. */
  readonly email: string;
  readonly onSignedIn: (session: StaffSessionView) => Promise<void>;
}

/** The second way in: a password and the code of the moment. Both are asked for once somebody chooses it. */
export function PasswordForm({ email, onSignedIn }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error } = useMutation({ mutationFn: signInByPassword, onSuccess: onSignedIn });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isOpen) return setOpen(true);
    const given = new FormData(event.currentTarget);
    return mutate({
      email: textOf(given, 'email').trim(),
      password: textOf(given, 'password'),
      code: textOf(given, 'code').replaceAll(/\s/g, ''),
    });
  };
  return (
    <form onSubmit={onSubmit}>
      <div className="field">
        <label htmlFor="email">Work email</label>
        <input
          id="email"
          name="email"
          className="in"
          type="email"
          autoComplete="username"
          defaultValue={email}
          required
        />
      </div>
      {isOpen && <Secrets isWrong={error !== null} />}
      {error && (
        <p id="not-in" className="hint bad" role="alert">
          {errorWords(error)}
        </p>
      )}
      <button type="submit" className="btn line" disabled={isPending}>
        {isPending && <Ring left={0.3} />}
        {isOpen ? 'Sign in' : 'Use your password'}
      </button>
    </form>
  );
}

function Secrets({ isWrong }: { readonly isWrong: boolean }) {
  const wrong = isWrong ? ({ 'aria-invalid': true, 'aria-describedby': 'not-in' } as const) : {};
  return (
    <>
      <div className="field">
        <label htmlFor="password">Password</label>
        <input
          ref={focusOnce}
          id="password"
          name="password"
          className="in"
          type="password"
          autoComplete="current-password"
          required
          {...wrong}
        />
      </div>
      <div className="field">
        <label htmlFor="code">Code from your authenticator app</label>
        <input
          id="code"
          name="code"
          className="in"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]{6,7}"
          title="Six digits"
          maxLength={7}
          required
          {...wrong}
        />
      </div>
    </>
  );
}

/** They asked for it just now: what they type goes there. */
function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}

function textOf(given: FormData, name: string): string {
  const value = given.get(name);
  return typeof value === 'string' ? value : '';
}
