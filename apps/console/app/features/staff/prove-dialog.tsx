import { useMutation, useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useEffect, useState } from 'react';
import { errorWords } from '../../shared/api/error-words.ts';
import { waitingForProof } from '../../shared/api/wait-for-proof.ts';
import { Modal } from '../../shared/overlays/modal.tsx';
import { Ring } from '../../shared/ring.tsx';
import { Secrets, textOf } from './password-form.tsx';
import { waysToProveQuery } from './session-query.ts';
import { hearProof, openSignOnProof, signOnWords } from './sign-on.ts';
import { passkeyWords, proveByPasskey, proveByPassword } from './ways-in.ts';

const settle = (isProved: boolean) => waitingForProof.get()?.(isProved);
const onSuccess = () => settle(true);

/** Asks whoever is signed in to prove that it is them, and lets go on what waits for it. */
export function ProveDialog() {
  const { data: ways } = useQuery(waysToProveQuery);
  const [byPassword, setByPassword] = useState(false);
  const [outcome, setOutcome] = useSignOnOutcome();
  const passkey = useMutation({ mutationFn: proveByPasskey, onSuccess });
  const password = useMutation({ mutationFn: proveByPassword, onSuccess });
  const error = byPassword ? password.error : passkey.error;
  const trouble = error
    ? ((byPassword ? null : passkeyWords(error)) ?? errorWords(error))
    : signOnWords(outcome);
  // With a group's account alone there is one way, and it is the button of the dialog.
  const bySignOnAlone = ways?.passkeyAndPassword === false;
  const proveByGroup = () => {
    setOutcome(null);
    openSignOnProof();
  };
  return (
    <Modal label="Prove it’s you" className="box" onClose={() => settle(false)}>
      <form
        className="col"
        onSubmit={(event) => {
          event.preventDefault();
          const given = new FormData(event.currentTarget);
          if (bySignOnAlone) return proveByGroup();
          if (!byPassword) return passkey.mutate();
          return password.mutate({
            password: textOf(given, 'password'),
            code: textOf(given, 'code').replaceAll(/\s/g, ''),
          });
        }}
      >
        <header>
          <h2>Prove it’s you</h2>
        </header>
        <p className="sm ink2">
          What you’re about to do counts, and you signed in a while ago. It goes on as soon as you have.
        </p>
        {byPassword && <Secrets isWrong={error !== null} />}
        {trouble !== null && (
          <p id="not-in" className="hint bad" role="alert">
            {trouble}
          </p>
        )}
        {ways?.singleSignOn === true && !bySignOnAlone && (
          <button type="button" className="btn line" onClick={proveByGroup}>
            Use your group’s account
          </button>
        )}
        <div className="foot">
          <button type="button" className="btn ghost" onClick={() => settle(false)}>
            Not now
          </button>
          {!byPassword && !bySignOnAlone && (
            <button type="button" className="btn line" onClick={() => setByPassword(true)}>
              Use your password
            </button>
          )}
          <button type="submit" className="btn pri" disabled={passkey.isPending || password.isPending}>
            {(passkey.isPending || password.isPending) && <Ring left={0.3} />}
            {!byPassword && !bySignOnAlone && !passkey.isPending && <Fingerprint className="i" />}
            {bySignOnAlone ? 'Use your group’s account' : byPassword ? 'It’s me' : 'Use your passkey'}
          </button>
        </div>
      </form>
    </Modal>
  );
}

/** What the window of the provider says came of it; once it is proved, what waits goes on. */
function useSignOnOutcome() {
  const [outcome, setOutcome] = useState<string | null>(null);
  useEffect(() => hearProof((said) => (said === 'done' ? settle(true) : setOutcome(said))), []);
  return [outcome, setOutcome] as const;
}
