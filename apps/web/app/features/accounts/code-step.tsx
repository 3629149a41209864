import type { SignInView } from '@forecourt/app/accounts/sign-in-page.view';
import { Button } from '@forecourt/ui/button';
import { CodeField } from '@forecourt/ui/code-field';
import { ErrorSummary } from '@forecourt/ui/error-summary';
import { LabelledField } from '@forecourt/ui/labelled-field';
import { useSyncExternalStore } from 'react';
import { expectSignedIn } from '../../browser/may-be-signed-in.ts';
import { readStoredList, subscribeStored } from '../../browser/stored-list.ts';
import { ResendCode } from './resend-code.tsx';
import { useSignInForm } from './use-sign-in-form.ts';

const fieldId = 'sign-in-code';
const digits = 6;
const mostFavourites = 100;

/** The second step: the code from the SMS. What this browser had saved comes along. */
export function CodeStep({ view }: { readonly view: Extract<SignInView, { step: 'code' }> }) {
  const { problems, isSending, onSubmit } = useSignInForm(view);
  const favourites = useSyncExternalStore(
    subscribeStored,
    () => storedIds(view.favouritesKey),
    () => '',
  );
  const [field] = view.form.fields;
  return (
    <>
      <form
        method="post"
        action={view.action}
        onSubmit={(event) => {
          onSubmit(event);
          if (!event.defaultPrevented) expectSignedIn(true);
        }}
        noValidate
        data-document=""
      >
        <ErrorSummary
          heading={view.form.errorHeading}
          problems={problems.map(({ message }) => ({ fieldId, message }))}
        />
        <div>
          <h1>{view.heading}</h1>
          <p className="lead">
            We sent six digits to <b className="num">{view.sentTo}</b>. {view.lifetime}
          </p>
        </div>
        {field && (
          <LabelledField id={fieldId} label={field.label} error={problems[0]?.message ?? null}>
            {(control) => (
              <CodeField
                {...control}
                digits={digits}
                name={field.name}
                maxLength={digits}
                pattern={field.pattern}
                required
              />
            )}
          </LabelledField>
        )}
        <input type="hidden" name="favourites" value={favourites} />
        <Button type="submit" isBlock busyLabel={isSending ? 'Signing in' : null}>
          {view.submitText}
        </Button>
      </form>
      <div className="rowline small">
        <ResendCode resend={view.resend} />
        <a className="link" href={view.change.href}>
          {view.change.text}
        </a>
      </div>
    </>
  );
}

function storedIds(key: string): string {
  const ids = readStoredList(key).flatMap((one) =>
    typeof one === 'object' && one !== null && 'id' in one && typeof one.id === 'string' ? [one.id] : [],
  );
  return ids.slice(0, mostFavourites).join(',');
}
