import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { FullScreen } from '../../shell/full-screen.tsx';
import { signOnWords, tellProof } from './sign-on.ts';

/** Where a provider leads back to who proved anew: it tells the window that waits, and closes. */
export function ProvedScreen() {
  const [params] = useSearchParams();
  const outcome = params.get('sso') ?? 'refused';
  useEffect(() => {
    tellProof(outcome);
    window.close();
  }, [outcome]);
  const trouble = signOnWords(outcome);
  return (
    <FullScreen
      heading={trouble === null ? 'It’s you' : 'Not proved'}
      text={trouble ?? 'It goes on in the other window.'}
    >
      <button type="button" className="btn line" onClick={() => window.close()}>
        Close this window
      </button>
    </FullScreen>
  );
}
