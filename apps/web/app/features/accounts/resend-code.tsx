import type { SignInView } from '@forecourt/app/accounts/sign-in-page.view';
import { useEffect, useState } from 'react';
import { CostlyProofFields } from '../../browser/costly-proof-fields.tsx';
import { useCostlyProof } from '../../browser/use-costly-proof.ts';

type Resend = Extract<SignInView, { step: 'code' }>['resend'];

/** Another code, once the last has had time to arrive. Without a script the button is there from the start. */
export function ResendCode({ resend }: { readonly resend: Resend }) {
  const { action, text, inSeconds } = resend;
  const [left, setLeft] = useState(0);
  const { sendWithProof } = useCostlyProof();
  useEffect(() => {
    const end = Date.now() + inSeconds * 1_000;
    const count = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)));
    count();
    const timer = setInterval(count, 1_000);
    return () => clearInterval(timer);
  }, [inSeconds]);
  if (left > 0) {
    return (
      <span className="muted resend-wait">
        {text} in <span className="num">0:{String(left).padStart(2, '0')}</span>
      </span>
    );
  }
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        void sendWithProof(event.currentTarget);
      }}
      data-document=""
    >
      <CostlyProofFields />
      <button className="link" type="submit">
        {text}
      </button>
    </form>
  );
}
