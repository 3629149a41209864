import type { SignInView } from '@forecourt/app/accounts/sign-in-page.view';
import { checkForm } from '@forecourt/domain/form/check-form';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { useEffect, useState, type FormEvent } from 'react';

type FormStep = Pick<Extract<SignInView, { step: 'phone' | 'code' }>, 'form' | 'problems'>;

/** Checks a step before it is sent, by the server's own description of it; the browser then sends it as it is. */
export function useSignInForm({ form, problems: fromServer }: FormStep) {
  const [problems, setProblems] = useState<readonly FormProblem[]>(fromServer);
  const [isSending, setIsSending] = useState(false);
  useEffect(() => {
    // Out of the back/forward cache the form comes as it was left, being sent.
    const onPageShow = () => setIsSending(false);
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    if ('code' in typed && typeof typed['code'] === 'string')
      typed['code'] = typed['code'].replaceAll(/[\s-]/g, '');
    const found = checkForm(form, typed);
    setProblems(found);
    if (found.length > 0 || isSending) event.preventDefault();
    else setIsSending(true);
  }

  return { problems, isSending, onSubmit };
}
