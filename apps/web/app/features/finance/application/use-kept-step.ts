import type { ApplicationStepView } from '@forecourt/app/finance/application/application-page.view';
import {
  applicationSteps,
  type ApplicationStep,
} from '@forecourt/domain/finance/application/application-steps';
import { useEffect, useRef } from 'react';
import { windowFormBrowser, type FormBrowser } from '../../leads/form-browser.ts';
import { formDraft } from '../../leads/form-draft.ts';

type KeepingBrowser = Pick<FormBrowser, 'sessionStorage'>;

const draftOf = (step: ApplicationStep, browser: KeepingBrowser) =>
  formDraft({ name: `finance-${step}`, carId: null }, browser);

/** A draft under this key was sent: another step in sight means that it was saved. */
const sentKey = 'sent';

/** What was typed into these steps and not saved is needed no more. */
export function dropKeptSteps(
  steps: readonly ApplicationStep[] = applicationSteps,
  browser: KeepingBrowser = windowFormBrowser,
): void {
  for (const step of steps) draftOf(step, browser).drop();
}

/**
 * Keeps what is typed into a step in its tab until the step is saved: Back from a fault, a reload or a look at another step
 * loses nothing. Once saved it is with its holder's application alone.
 */
export function useKeptStep(
  { step, problems, message, isNew }: Pick<ApplicationStepView, 'isNew' | 'message' | 'problems' | 'step'>,
  browser: KeepingBrowser = windowFormBrowser,
) {
  const form = useRef<HTMLFormElement>(null);
  const isRefused = problems.length > 0 || message !== null;
  useEffect(() => {
    if (!form.current) return;
    const draft = draftOf(step, browser);
    dropKeptSteps(
      applicationSteps.filter((one) => one !== step && isSaved(one, browser)),
      browser,
    );
    // The sums of one that begins are those it was begun with.
    if (isNew) dropKeptSteps(['loan'], browser);
    if (isRefused) draft.save(form.current, null);
    else if (draft.read()) putBack(form.current, () => draft.restore(form.current as HTMLFormElement));
  }, [step, isRefused, isNew, browser]);

  return {
    form,
    keep: () => form.current && draftOf(step, browser).save(form.current, null),
    keepSent: () => form.current && draftOf(step, browser).save(form.current, sentKey),
  };
}

const isSaved = (step: ApplicationStep, browser: KeepingBrowser) =>
  draftOf(step, browser).read()?.key === sentKey;

/** What follows from a field, such as its slider and the sums below, is told that it was written in. */
function putBack(form: HTMLFormElement, restore: () => void): void {
  restore();
  for (const field of form.querySelectorAll('[data-kept]:is([type=text], :not([type]))'))
    field.dispatchEvent(new Event('input', { bubbles: true }));
}
