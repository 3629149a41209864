import { usualRetries, type RetryPolicy } from '@forecourt/app/leads/deliver/delivery-backoff';
import type { DeliveryPorts } from '@forecourt/app/leads/deliver/deliver-lead';
import { destinationBreakers } from '@forecourt/app/leads/deliver/destination-breakers';
import type { DeliveryDirectory } from '@forecourt/app/ports/leads/delivery-directory.port';
import type { JobQueue } from '@forecourt/app/ports/platform/jobs.port';
import type { MailSender } from '@forecourt/app/ports/leads/mail-sender.port';
import type { StoreRunner } from '@forecourt/app/ports/platform/store-runner.port';
import { leadSender } from '@forecourt/providers/lead-delivery/lead-sender';
import { s3LeadDrop } from '@forecourt/providers/lead-delivery/s3-lead-drop';
import { outgoingPolicy } from '@forecourt/providers/webhook/outgoing-policy';
import type { Database } from '@forecourt/store/connection';
import { deliveryDirectory } from '@forecourt/store/leads/delivery-directory';
import { storeRunner } from '@forecourt/store/stores';
import type { WorkerEnv } from '../env.ts';

/** What brings leads to their destinations. */
export interface LeadPorts {
  readonly delivery: DeliveryPorts;
  readonly directory: DeliveryDirectory;
  readonly store: StoreRunner<{ readonly jobs: JobQueue }>;
}

interface LeadDeps {
  readonly env: Pick<WorkerEnv, 'leads' | 'mailFrom' | 's3'>;
  /** With the cipher of secrets: what goes out is signed. */
  readonly database: Database;
  readonly mail: MailSender;
  readonly retries?: RetryPolicy;
  readonly breakerPauseMs?: number;
  /** Told which destination is left alone from now on. */
  readonly onDestinationLost?: (destination: string) => void;
}

/** Builds the delivery of leads. Nothing is connected yet. */
export function composeLeads({
  env,
  database,
  mail,
  retries = usualRetries,
  breakerPauseMs,
  onDestinationLost,
}: LeadDeps) {
  const store = storeRunner(database);
  const drop = s3LeadDrop(env.s3);
  const ports: LeadPorts = {
    store,
    directory: deliveryDirectory(database),
    delivery: {
      store,
      retries,
      sender: leadSender({
        mail,
        drop,
        policy: outgoingPolicy(env.leads),
        secretOf: (scope, dealershipId, name) =>
          store.run(scope, ({ secrets }) => secrets.read({ dealershipId }, name)),
      }),
      breakers: destinationBreakers(breakerPauseMs, onDestinationLost),
      mailFrom: env.mailFrom,
      now: () => new Date(),
      random: Math.random,
    },
  };
  return { ports, files: drop.files, close: drop.close };
}
