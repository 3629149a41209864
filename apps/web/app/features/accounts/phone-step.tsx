import type { SignInView } from '@forecourt/app/accounts/sign-in-page.view';
import { Button } from '@forecourt/ui/button';
import { ErrorSummary } from '@forecourt/ui/error-summary';
import { LabelledField } from '@forecourt/ui/labelled-field';
import { useEffect } from 'react';
import { CostlyProofFields } from '../../browser/costly-proof-fields.tsx';
import { useCostlyProof } from '../../browser/use-costly-proof.ts';
import { useSignInForm } from './use-sign-in-form.ts';

const fieldId = 'sign-in-phone';

/** The first step: a number that can receive the code. */
export function PhoneStep({ view }: { readonly view: Extract<SignInView, { step: 'phone' }> }) {
  const { problems, isSending, onSubmit } = useSignInForm(view);
  const { start, sendWithProof } = useCostlyProof();
  // While the number is typed.
  useEffect(() => void start(), [start]);
  const [field] = view.form.fields;
  return (
    <form
      method="post"
      action={view.action}
      onSubmit={(event) => {
        onSubmit(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        void sendWithProof(event.currentTarget);
      }}
      noValidate
      data-document=""
    >
      <CostlyProofFields />
      <ErrorSummary
        heading={view.form.errorHeading}
        problems={problems.map(({ message }) => ({ fieldId, message }))}
      />
      <div>
        <h1>{view.heading}</h1>
        <p className="lead">
          {view.saves !== null && (
            <>
              Sign in and we’ll save the <b>{view.saves}</b> for you.{' '}
            </>
          )}
          {view.reason} We’ll text you a code, so there’s no password to remember.
        </p>
      </div>
      {field && (
        <LabelledField
          id={fieldId}
          label={field.label}
          hint="Australian mobiles only"
          error={problems[0]?.message ?? null}
        >
          {(control) => (
            <input
              {...control}
              className="inp xl"
              type="tel"
              name={field.name}
              inputMode="tel"
              autoComplete="tel-national"
              maxLength={field.maxLength}
              required
              defaultValue={view.phone}
            />
          )}
        </LabelledField>
      )}
      <Button type="submit" isBlock busyLabel={isSending ? 'Sending' : null}>
        {view.submitText}
      </Button>
      <p className="small muted si-foot">
        Not now?{' '}
        <a className="link" href={view.back.href}>
          {view.back.text}
        </a>
      </p>
    </form>
  );
}
