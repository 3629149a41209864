import { fail, ok, type Result } from '@forecourt/domain/core/result';
import {
  aboutYouForm,
  consentForm,
  loanForm,
  moneyForm,
} from '@forecourt/domain/finance/application/application-forms';
import { applicationEnd } from '@forecourt/domain/finance/application/application-limits';
import { applicationReference } from '@forecourt/domain/finance/application/application-reference';
import { applicationPlace } from '@forecourt/domain/finance/application/application-place';
import type { ApplicationStep } from '@forecourt/domain/finance/application/application-steps';
import { lenderApplication, type WantedLoan } from '@forecourt/domain/finance/application/lender-application';
import type { FormValues } from '@forecourt/domain/form/form';
import { readForm } from '@forecourt/domain/form/read-form';
import type { Car } from '@forecourt/domain/stock/car/car';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import { askingPriceCents } from '@forecourt/domain/stock/car/asking-price';
import { captureLead, type CapturePorts, type CaptureStores } from '../../leads/take/capture-lead.ts';
import {
  sendReadForm,
  tooManyLeads,
  type AcceptedLead,
  type FormInput,
  type SendPorts,
  type SendRefusal,
} from '../../leads/take/send-lead-form.ts';
import type { ApplicationSeals } from '../../ports/finance/application-seals.port.ts';
import type { ApplicationStore, FinanceKey } from '../../ports/finance/application-store.port.ts';
import type { LeadStore } from '../../ports/leads/lead-store.port.ts';
import { waitingJob } from '../../ports/platform/jobs.port.ts';
import type { CarStore } from '../../ports/stock/car-store.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { findHeldApplication, type ApplicationDraft, type HeldApplication } from './held-application.ts';
import { makeFinanceKeyJob } from './make-finance-key.job.ts';
import { problemsOf } from './save-step.ts';
import { sendToLenderJob } from './send-to-lender.job.ts';
import { wantedLoan } from './wanted-loan.ts';

type Stores = CaptureStores & {
  readonly leads: Pick<LeadStore, 'listEvents'>;
  readonly applications: Pick<ApplicationStore, 'find' | 'findKey' | 'send'>;
  readonly cars: Pick<CarStore, 'findById'>;
};

export interface SendApplicationPorts extends Omit<SendPorts, 'store'> {
  readonly store: CapturePorts<Stores>['store'];
  readonly seals: ApplicationSeals;
  readonly tokens: SendPorts['tokens'];
}

export interface SendApplicationInput extends Omit<FormInput, 'carId' | 'idempotencyKey' | 'name'> {
  readonly secret: string;
}

export type ApplicationRefusal =
  | SendRefusal
  | { readonly reason: 'no_such_application' }
  /** A step must be looked at again: what was right when it was saved is not any more. */
  | { readonly reason: 'step'; readonly step: ApplicationStep }
  /** The key of the account is not made yet, by a worker that is away. */
  | { readonly reason: 'not_now' };

/** Leaves the transaction, so that no lead is kept of an application that went on meanwhile. */
class OutOfTurn extends Error {}

/** What a dealer is told: that it is there. What it says goes to the lender alone (FIN-1). */
const leadMessage = (reference: string) =>
  `Finance application ${reference} waits with the lender. What it says goes to the lender alone; please call to talk about it.`;

/**
 * Sends an application (FIN-1): the lead that says that it is there, what was told sealed for the lender, and the job that
 * brings it there are kept together or not at all. Sent again it is the same one; null: it was sent before.
 */
export async function sendApplication(
  ports: SendApplicationPorts,
  context: SiteContext,
  input: SendApplicationInput,
): Promise<Result<AcceptedLead | null, ApplicationRefusal>> {
  const { secret, network, now } = input;
  const held = await findHeldApplication(ports, context, { secret, now });
  if (!held) return fail({ reason: 'no_such_application' });
  if (held.draft === null) return ok(null);
  const retrySeconds = await tooManyLeads(ports, context, network);
  if (retrySeconds > 0) return fail({ reason: 'too_many_requests', retrySeconds });
  const consent = readForm(consentForm(context.settings), input.fields);
  if (!consent.ok) return fail({ reason: 'problems', problems: consent.error });
  const { application, draft } = held;
  const hasCar = application.carId !== null;
  for (const step of ['you', 'money', 'loan'] as const) {
    if (problemsOf(context, { step, fields: draft[step], hasCar, now }).length > 0)
      return fail({ reason: 'step', step });
  }
  const found = await ports.store.run(context.scope, async ({ applications, cars, jobs }) => {
    const key = await applications.findKey();
    // Asked for before, by the first step: the worker may have been away.
    if (!key) await jobs.enqueueAll([waitingJob(makeFinanceKeyJob, {}, { key: 'finance key' })]);
    return { key, car: application.carId && (await cars.findById(application.carId)) };
  });
  if (!found.key) return fail({ reason: 'not_now' });
  const asked = valuesOf(readForm(loanForm(context.settings, { hasCar: found.car !== null }), draft.loan));
  const loan = wantedLoan(context, { said: draft.loan, loan: asked, car: found.car, now });
  if (loan.amountCents <= 0) return fail({ reason: 'problems', problems: [nothingToBorrow] });
  return take(ports, context, input, {
    held: { application, draft },
    key: found.key,
    car: found.car,
    loan,
    optIn: consent.value.optIn,
  });
}

interface Taking {
  readonly held: { readonly application: HeldApplication['application']; readonly draft: ApplicationDraft };
  readonly key: FinanceKey;
  readonly car: Car | null;
  readonly loan: WantedLoan;
  readonly optIn: boolean | null;
}

async function take(
  ports: SendApplicationPorts,
  context: SiteContext,
  input: SendApplicationInput,
  { held: { application, draft }, key, car, loan, optIn }: Taking,
): Promise<Result<AcceptedLead | null, ApplicationRefusal>> {
  const { settings, site } = context;
  const { now } = input;
  const you = valuesOf(readForm(aboutYouForm(settings), draft.you));
  const text = JSON.stringify(toLender(context, { draft, you, car, loan, now }));
  const sealed = ports.seals.sealForLender(key.publicKey, applicationPlace(site.id, application.id), text);
  const answers = {
    name: you.name,
    last_name: you.lastName,
    email: you.email,
    phone: you.phone,
    message: leadMessage(applicationReference(application.id)),
    ...(optIn !== null && { opt_in: optIn }),
  };
  try {
    return await sendReadForm(
      ports,
      context,
      {
        ...input,
        form: 'preApproval',
        carId: application.carId,
        answers,
        idempotencyKey: `application-${application.id}`,
      },
      (submission) =>
        captureLead(ports, context, submission, async ({ applications, jobs }, leadId) => {
          const sent = {
            sealed,
            keyId: key.id,
            leadId,
            sentAt: now,
            expiresAt: applicationEnd(now, settings.finance),
          };
          if (!(await applications.send(application, sent))) throw new OutOfTurn('the application went on');
          const { id: applicationId } = application;
          await jobs.enqueueAll([
            waitingJob(sendToLenderJob, { applicationId }, { key: `lender ${applicationId}` }),
          ]);
        }),
    );
  } catch (error) {
    // Another tab was faster: both come to where the application stands now.
    if (error instanceof OutOfTurn) return ok(null);
    throw error;
  }
}

interface Told {
  readonly draft: ApplicationDraft;
  readonly you: FormValues<ReturnType<typeof aboutYouForm>>;
  readonly car: Car | null;
  readonly loan: WantedLoan;
  readonly now: Date;
}

function toLender(context: SiteContext, { draft, you, car, loan, now }: Told) {
  const { settings, dealerships } = context;
  const consent = consentForm(settings).fields;
  return lenderApplication({
    you,
    money: valuesOf(readForm(moneyForm(settings), draft.money)),
    loan,
    car: car && {
      title: fullCarName(car),
      stockNumber: car.stockNumber,
      priceCents: askingPriceCents(car, settings.price.aboveCents),
    },
    dealership: dealerships.find(({ id }) => id === car?.dealershipId)?.slug ?? null,
    lenders: settings.finance.applicationLenders,
    consents: {
      credit_check: consent.creditCheck.label,
      pass_on: consent.passOn.label,
      is_true: consent.isTrue.label,
    },
    at: now,
  });
}

const nothingToBorrow = {
  field: null,
  message: 'There’s nothing left to borrow: what you bring pays for all of it. You can change the loan above',
};

/** Each step was judged before it is read here. */
function valuesOf<Values>(read: Result<Values, unknown>): Values {
  if (!read.ok) throw new Error('a step of the application is not right any more');
  return read.value;
}
