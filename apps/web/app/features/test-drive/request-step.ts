import type { DetailsStepView, TimesStepView } from '@forecourt/app/test-drive/test-drive-page.view';
import type { ShownPage } from '../../navigation/shown-page.ts';

/** The steps that a dialog draws. */
export type DialogStep = TimesStepView | DetailsStepView;

interface StepRequest {
  readonly build: string;
  readonly signal?: AbortSignal;
  /** What is posted; left out, the step is read. */
  readonly body?: URLSearchParams;
}

export interface RequestedStep {
  readonly view: DialogStep;
  /** Where it is, after redirects. */
  readonly address: string;
}

type PageResponse = Partial<ShownPage> | { readonly redirectTo: string };

const timeoutMs = 20_000;
const mostRedirects = 3;

/** A step of the booking as data; null where it cannot be had, or only a page can draw it. */
export async function requestStep(address: string, request: StepRequest): Promise<RequestedStep | null> {
  const { build, signal, body } = request;
  const limit = AbortSignal.timeout(timeoutMs);
  let next = address;
  try {
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const response = await fetch(`/_page${next}`, {
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        ...(body && redirects === 0 && { method: 'POST', body }),
      });
      const page = (await response.json()) as PageResponse;
      if (!('redirectTo' in page)) {
        const view = drawable(page, build);
        return view && { view, address: next };
      }
      next = page.redirectTo;
    }
  } catch {
    // The page itself is where the visitor goes then.
  }
  return null;
}

function drawable(page: Partial<ShownPage>, build: string): DialogStep | null {
  if (page.kind !== 'test-drive' || page.build !== build || !page.view) return null;
  const { view } = page;
  if (view.step === 'details') return view;
  // What was typed before is carried along by forms of the page.
  return view.step === 'times' && view.carried === null && view.present === null ? view : null;
}
