import type { SignInView } from '@forecourt/app/accounts/sign-in-page.view';
import { readFavourites } from '@forecourt/domain/watchlist/favourite';
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

/** The second step: the code from the SMS. What this browser had saved comes along. */
export function CodeStep({ view }: { readonly view: Extract<SignInView, { step: 'code' }> }) {
  const { problems, isSending, onSubmit } = useSignInForm(view);
  const favourites = useSyncExternalStore(
    subscribeStored,
    () => storedCars(view.favouritesKey),
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
            We’ve texted a 6-digit code to <b className="num">{view.sentTo}</b>. {view.lifetime}
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

/** Each with when it was saved: what has happened to it since is told of afterwards too. */
function storedCars(key: string): string {
  const cars = readFavourites(readStoredList(key));
  return cars.map(({ id, savedAt }) => (savedAt === null ? id : `${id}@${savedAt}`)).join(',');
}
