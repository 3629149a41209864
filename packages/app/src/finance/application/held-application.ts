import { draftPlace } from '@forecourt/domain/finance/application/application-place';
import { sumFieldsIn, type SumFields } from '@forecourt/domain/finance/loan-choice';
import * as z from 'zod';
import type { FormEntries } from '../../leads/pages/lead-form.view.ts';
import type { SessionTokens } from '../../ports/accounts/session-tokens.port.ts';
import type { ApplicationSeals } from '../../ports/finance/application-seals.port.ts';
import type { ApplicationStore, FinanceApplication } from '../../ports/finance/application-store.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../../site/site-context.ts';

const entries = z.record(z.string(), z.union([z.string(), z.array(z.string()).readonly()]));
const draft = z.object({
  you: entries.default({}),
  money: entries.default({}),
  loan: entries.default({}),
});

/** What was typed so far, step by step, under the names on the wire. */
export interface ApplicationDraft {
  readonly you: FormEntries;
  readonly money: FormEntries;
  /** With the sums of the calculator. */
  readonly loan: FormEntries;
}

export const emptyDraft: ApplicationDraft = { you: {}, money: {}, loan: {} };

export interface HeldApplication {
  readonly application: FinanceApplication;
  /** Null once it was sent: then nobody here can read it any more. */
  readonly draft: ApplicationDraft | null;
}

export interface HeldPorts {
  readonly store: StoreRunner<{ readonly applications: Pick<ApplicationStore, 'find'> }>;
  readonly tokens: Pick<SessionTokens, 'hash'>;
  readonly seals: Pick<ApplicationSeals, 'openDraft'>;
}

/** What is stored of the secret of an application: nobody who reads it has the application. */
export function applicationHash(tokens: Pick<SessionTokens, 'hash'>, secret: string): Uint8Array {
  return tokens.hash(`finance application ${secret}`);
}

/** The application of whoever has its secret, with what they typed; null for everybody else. */
export async function findHeldApplication(
  { store, tokens, seals }: HeldPorts,
  { scope, site }: Pick<SiteContext, 'scope' | 'site'>,
  { secret, now }: { readonly secret: string; readonly now: Date },
): Promise<HeldApplication | null> {
  const hash = applicationHash(tokens, secret);
  const application = await store.run(scope, ({ applications }) => applications.find(hash, now));
  if (!application) return null;
  if (application.draft === null) return { application, draft: null };
  const text = seals.openDraft(secret, draftPlace(site.id, application.id), application.draft);
  const read = text === null ? null : draft.safeParse(JSON.parse(text));
  return read?.success ? { application, draft: read.data } : null;
}

/** The sums of a draft, as a calculator reads them. */
export function sumsIn(said: FormEntries): SumFields {
  const texts = Object.entries(said).filter((one): one is [string, string] => typeof one[1] === 'string');
  return sumFieldsIn(texts);
}
