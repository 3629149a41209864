import type { SendToLenderPorts } from '@forecourt/app/finance/application/send-to-lender.job';
import type { MakeKeyPorts } from '@forecourt/app/finance/application/make-finance-key.job';
import type { MailAnswerPorts } from '@forecourt/app/finance/application/mail-answer.job';
import type { SiteContextPorts } from '@forecourt/app/site/site-context';
import type { MailSender } from '@forecourt/app/ports/leads/mail-sender.port';
import { httpLenderService } from '@forecourt/providers/finance/http-lender-service';
import { newFinanceKey } from '@forecourt/providers/finance/sealed-applications';
import { systemClock } from '@forecourt/server/clock/system-clock';
import type { EventLog } from '@forecourt/server/observability/event-log';
import type { Database } from '@forecourt/store/connection';
import { stockVersions } from '@forecourt/store/directory/stock-versions';
import { storeRunner } from '@forecourt/store/stores';
import type { WorkerEnv } from '../env.ts';

export type FinancePorts = SendToLenderPorts & MakeKeyPorts & MailAnswerPorts & SiteContextPorts;

interface FinanceDeps {
  readonly env: Pick<WorkerEnv, 'lender' | 'mailFrom'>;
  /** With the cipher of secrets: the private keys of accounts are under it. */
  readonly database: Database;
  readonly mail: MailSender;
  readonly log: EventLog;
}

/** Builds what brings applications for finance to their lender. Only here are they opened. */
export function composeFinance({ env, database, mail, log }: FinanceDeps): FinancePorts {
  const store = storeRunner(database);
  return {
    store,
    versions: stockVersions(database),
    mail,
    mailFrom: env.mailFrom,
    keyMaker: {
      makeKey: (scope) => store.run(scope, ({ applications }) => applications.addKey(newFinanceKey())),
    },
    lender: httpLenderService({
      ...env.lender,
      clock: systemClock,
      privateKeyOf: (scope, keyId) =>
        store.run(scope, ({ applications }) => applications.readPrivateKey(keyId)),
      onChange: (phase) =>
        phase === 'open'
          ? log.warn({ event: 'lender_unavailable' }, 'the lender is left alone for a while')
          : log.info({ event: 'lender_available' }, 'the lender is used again'),
    }),
  };
}
