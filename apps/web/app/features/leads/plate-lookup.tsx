import type { PlateLookupView } from '@forecourt/app/shared/plate-lookup.view';
import { Button } from '@forecourt/ui/button';
import { useEffect, useRef, useState } from 'react';
import { CostlyProofFields } from '../../browser/costly-proof-fields.tsx';
import { useCostlyProof } from '../../browser/use-costly-proof.ts';
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to name
import './plate-lookup.css';

/** Finds the car of the plate above it (SERV-1, PAGE-5): sent with what is typed, and by a script with a proof of work. */
export function PlateLookup({ lookup }: { readonly lookup: PlateLookupView }) {
  const { action, button, busyText, answer } = lookup;
  const { start, sendWithProof } = useCostlyProof();
  const [isBusy, setBusy] = useState(false);
  const go = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const again = () => setBusy(false);
    window.addEventListener('pageshow', again);
    return () => window.removeEventListener('pageshow', again);
  }, []);
  useEffect(() => {
    // Whoever reloads the answer is not asked to send the plate again.
    if (answer) window.history.replaceState(window.history.state, '');
  }, [answer]);
  return (
    <div className="plate-lookup">
      <CostlyProofFields />
      <input type="hidden" ref={go} disabled={!isBusy} name="go" value="find" />
      <Button
        type="submit"
        look="line"
        name="go"
        value="find"
        formNoValidate
        // What goes with it is no file, whatever else the form sends.
        formEncType="application/x-www-form-urlencoded"
        formAction={action}
        busyLabel={isBusy ? busyText : null}
        onFocus={() => void start()}
        onClick={({ currentTarget }) => {
          const { form } = currentTarget;
          if (!form || isBusy) return;
          setBusy(true);
          if (go.current) go.current.disabled = false;
          if (action !== undefined) form.action = action;
          form.enctype = 'application/x-www-form-urlencoded';
          void sendWithProof(form);
        }}
      >
        {button}
      </Button>
      {answer && (
        <p className={answer.isFound ? 'notice good' : 'notice'} role="status">
          {answer.isFound ? (
            <span>
              <b>{answer.text}</b> Found by its rego. If that’s not it, change it below.
            </span>
          ) : (
            <span>{answer.text}</span>
          )}
        </p>
      )}
    </div>
  );
}
