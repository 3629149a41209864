import type { StaffSessionView } from '@forecourt/app/staff/session.view';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { errorWords } from '../../shared/api/error-words.ts';
import { Ring } from '../../shared/ring.tsx';
import { Secrets, textOf } from './password-form.tsx';
import { findSignOn } from './sign-on.ts';
import { signInByPassword } from './ways-in.ts';

interface Props {
  /** Who signed in here last; empty for nobody. */
  readonly email: string;
  /** They were at their group's provider just now: whoever wants to can use a password instead. */
  readonly wasAway: boolean;
  readonly onAway: (address: string) => Promise<void>;
  readonly back: string;
  readonly onSignedIn: (session: StaffSessionView) => Promise<void>;
}

/** By email: to the provider of one's group where it has one, else a password and the code of the moment. */
export function EmailForm({ email, wasAway, onAway, back, onSignedIn }: Props) {
  const [isOpen, setOpen] = useState(false);
  const password = useMutation({ mutationFn: signInByPassword, onSuccess: onSignedIn });
  const way = useMutation({
    mutationFn: async (given: string) => {
      const address = await findSignOn(given, back);
      if (address === null) setOpen(true);
      else await onAway(address);
    },
  });
  const { error } = isOpen ? password : way;
  const isPending = password.isPending || way.isPending;

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const typed = textOf(given, 'email').trim();
    if (!isOpen) return way.mutate(typed);
    return password.mutate({
      email: typed,
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
        {isOpen ? 'Sign in' : 'Continue'}
      </button>
      {wasAway && !isOpen && (
        <button type="button" className="btn ghost" onClick={() => setOpen(true)}>
          Use your password
        </button>
      )}
    </form>
  );
}
