import type { PlateFormView } from '@forecourt/app/trade-in/pages/plate-form.view';
import { checkForm } from '@forecourt/domain/form/check-form';
import { Button } from '@forecourt/ui/button';
import { Icon } from '@forecourt/ui/icon';
import { chevronDownIcon, circleAlertIcon } from '@forecourt/ui/icons';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { CostlyProofFields } from '../../browser/costly-proof-fields.tsx';
import { useCostlyProof } from '../../browser/use-costly-proof.ts';
import './plate.css';

interface PlateFormProps {
  readonly view: PlateFormView;
  /** While the car is being looked up, under the button. */
  readonly whileSending?: ReactNode;
  readonly className?: string;
}

/** The plate and its state. Without a script it is sent as it is; with one it brings a proof of work. */
export function PlateForm({ view, whileSending, className = 'plate-form' }: PlateFormProps) {
  const { rego, state, entries, carId } = view;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { start, sendWithProof } = useCostlyProof();
  const [problems, setProblems] = useState(view.problems);
  const [isSending, setSending] = useState(false);
  useSentAnew(() => setSending(false));
  useEffect(() => {
    if (problems.length > 0) input.current?.focus();
  }, [problems]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const found = checkForm({ fields: [rego, state] }, Object.fromEntries(new FormData(form)));
    setProblems(found);
    if (found.length > 0) return;
    setSending(true);
    void sendWithProof(form);
  }

  const problem = problems[0] ?? null;
  const describedBy = problem && `${id}-problem`;
  return (
    <form
      method="post"
      action={view.action}
      className={className}
      onSubmit={send}
      onFocus={start}
      aria-busy={isSending}
      noValidate
      data-document=""
    >
      <CostlyProofFields />
      {carId !== null && <input type="hidden" name="car_id" value={carId} />}
      <fieldset>
        <legend>{view.label}</legend>
        <div className={problem ? 'rego err' : 'rego'}>
          <span className="rego-state">
            <select
              name={state.name}
              aria-label={state.label}
              defaultValue={entries.state}
              aria-invalid={problem?.field === state.name || undefined}
            >
              {state.options?.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <Icon path={chevronDownIcon} />
          </span>
          <input
            ref={input}
            id={`${id}-rego`}
            name={rego.name}
            aria-label={rego.label}
            defaultValue={entries.rego}
            maxLength={rego.maxLength}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
            readOnly={isSending}
            aria-required="true"
            aria-invalid={problem?.field === rego.name || undefined}
            aria-describedby={describedBy ?? undefined}
          />
        </div>
        {problem && (
          <p className="plate-problem" id={`${id}-problem`} role="alert">
            <Icon path={circleAlertIcon} />
            {problem.message}
          </p>
        )}
      </fieldset>
      <Button type="submit" isBlock busyLabel={isSending ? view.busyText : null}>
        {view.submitText}
      </Button>
      {isSending && whileSending}
    </form>
  );
}

/** Whoever comes back to a page that the browser kept can send its form again. */
function useSentAnew(reset: () => void) {
  const latest = useRef(reset);
  useEffect(() => {
    latest.current = reset;
  });
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}
