import type { PlateFormView } from '@forecourt/app/shared/plate-form.view';
import { Button } from '@forecourt/ui/button';
import { Icon } from '@forecourt/ui/icon';
import { chevronDownIcon, circleAlertIcon } from '@forecourt/ui/icons';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { CostlyProofFields } from '../../browser/costly-proof-fields.tsx';
import { useCostlyProof } from '../../browser/use-costly-proof.ts';
import { plateWords } from './plate-words.ts';

interface PlateFormProps {
  readonly view: PlateFormView;
  /** While the car is being looked up, under the button. */
  readonly whileSending?: ReactNode;
  /** With the fields of every form, on a page that is about something else. */
  readonly isPlain?: boolean;
}

const plateLook = {
  form: 'plate-form',
  label: undefined,
  fields: 'rego',
  state: 'rego-state',
  select: undefined,
  input: undefined,
  problem: 'plate-problem',
} as const;
const plainLook = {
  form: undefined,
  label: 'vh',
  fields: 'plate-fields',
  state: 'selbox',
  select: 'sel',
  input: 'inp',
  problem: 'ferr',
} as const;

/** The plate and its state. Without a script it is sent as it is; with one it brings a proof of work. */
export function PlateForm({ view, whileSending, isPlain = false }: PlateFormProps) {
  const look = isPlain ? plainLook : plateLook;
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
    if (input.current?.value.trim() === '') {
      setProblems([{ field: rego.name, message: rego.missing }]);
      return;
    }
    setProblems([]);
    setSending(true);
    void sendWithProof(form);
  }

  const problem = problems[0] ?? null;
  const describedBy = problem && `${id}-problem`;
  return (
    <form
      method="post"
      action={view.action}
      className={look.form}
      onSubmit={send}
      onFocus={start}
      aria-busy={isSending}
      noValidate
      data-document=""
    >
      <CostlyProofFields />
      {carId !== null && <input type="hidden" name="car_id" value={carId} />}
      <fieldset>
        <legend className={look.label}>{plateWords.label}</legend>
        <div className={problem ? `${look.fields} err` : look.fields}>
          <span className={look.state}>
            <select
              className={look.select}
              name={state.name}
              aria-label={state.label}
              defaultValue={entries.state}
              aria-invalid={problem?.field === state.name || undefined}
            >
              {state.options.map(({ value, label }) => (
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
            className={look.input}
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
          <p className={look.problem} id={`${id}-problem`} role="alert">
            <Icon path={circleAlertIcon} />
            {problem.message}
          </p>
        )}
      </fieldset>
      <Button type="submit" isBlock={!isPlain} busyLabel={isSending ? plateWords.finding : null}>
        {plateWords.find}
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
