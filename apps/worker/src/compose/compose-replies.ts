import { createHash, createPublicKey, randomUUID } from 'node:crypto';
import { receiveMail, type ReceiveMailPorts } from '@forecourt/app/leads/answer/receive-mail';
import type { ReceiveSmsPorts } from '@forecourt/app/leads/answer/receive-sms';
import type { StoreAnswerFilePorts } from '@forecourt/app/leads/answer/store-answer-file.job';
import type { CheckMailDomainPorts } from '@forecourt/app/leads/mail-domains/check-mail-domain.job';
import { usualReplyRetries, type SendReplyPorts } from '@forecourt/app/leads/reply/send-reply';
import type { SmsSender } from '@forecourt/app/ports/accounts/sms-sender.port';
import type { MailSender } from '@forecourt/app/ports/leads/mail-sender.port';
import type { MailDomainStore } from '@forecourt/app/ports/leads/mail-domain-store.port';
import type { ReplyDirectory } from '@forecourt/app/ports/leads/reply-directory.port';
import { TooManyPhotos } from '@forecourt/app/ports/media/photo-cleaner.port';
import type { PrivateFiles } from '@forecourt/app/ports/media/private-files.port';
import type { JobQueue } from '@forecourt/app/ports/platform/jobs.port';
import type { StoreRunner } from '@forecourt/app/ports/platform/store-runner.port';
import { answerFileLimits } from '@forecourt/domain/leads/answer-file';
import { nodeDomainRecords } from '@forecourt/providers/dns/node-domain-records';
import { keyedReplyAddresses } from '@forecourt/providers/mail/keyed-reply-addresses';
import { openMailDoor, type MailDoor } from '@forecourt/providers/mail/mail-door';
import { concurrencyLimit } from '@forecourt/resilience/concurrency-limit';
import { systemClock } from '@forecourt/server/clock/system-clock';
import { tokenBuckets } from '@forecourt/server/limits/token-bucket';
import type { EventLog } from '@forecourt/server/observability/event-log';
import { failureSummary } from '@forecourt/server/observability/failure-summary';
import type { Database } from '@forecourt/store/connection';
import { replyDirectory } from '@forecourt/store/leads/reply-directory';
import { storeRunner } from '@forecourt/store/stores';
import { photoCleaner } from '@forecourt/uploads/photo-cleaner';
import type { WorkerEnv } from '../env.ts';
import { siteScopeOfJob } from '../scope-of-job.ts';

/** What sends answers of staff and takes those of buyers. */
export interface ReplyPorts {
  readonly sending: SendReplyPorts & { readonly store: StoreRunner<{ readonly jobs: JobQueue }> };
  readonly directory: ReplyDirectory;
  readonly sms: ReceiveSmsPorts;
  readonly domains: Omit<CheckMailDomainPorts, 'store'> & {
    readonly store: StoreRunner<{ readonly mailDomains: MailDomainStore; readonly jobs: JobQueue }>;
  };
  openDoor(): Promise<MailDoor>;
  readonly storing: StoreAnswerFilePorts;
  close(): void;
}

interface ReplyDeps {
  readonly env: Pick<WorkerEnv, 'replies' | 'mailFrom' | 'sms' | 'codeSecrets'>;
  readonly database: Database;
  /** Mail that comes in waits for no job, and no job for it. */
  readonly doorDatabase: Database;
  readonly mail: MailSender;
  readonly sms: SmsSender;
  readonly files: PrivateFiles;
  readonly log: EventLog;
}

/** Of one network: large providers send for many. */
const ofSender = { perSecond: 5, burst: 100 };
/** Of one lead, and of one site: what is beyond it is to come again. */
const ofAddress = { perSecond: 30 / 3_600, burst: 30 };
const ofSite = { perSecond: 2, burst: 100 };
const megabyte = 1024 * 1024;
const door = {
  // As large as any provider sends one: its words are taken, whatever of its files is kept.
  mostBytes: 50 * megabyte,
  mostWordBytes: 12 * megabyte,
  mostFileBytes: answerFileLimits.bytes,
  mostFilesBytes: answerFileLimits.mailBytes,
  mostFiles: 60,
  connections: 200,
  connectionsOfOne: 10,
  atOnce: 16,
  idleMs: 60_000,
};

/** Mails whose files are looked into: of one site three, so that there is always room for another. */
const turns = { atOnce: 10, mostOfOwner: 3, waiting: 6, timeoutMs: 8_000, order: 'fifo' } as const;
/** Of pictures: one at a time for a site. The sender's server waits meanwhile, and closes after some minutes. */
const drawing = { atOnce: 2, mostOfOwner: 1, waiting: 24, timeoutMs: 10_000, memoryMb: 600 };

const now = () => new Date();
const digest = (text: string | Uint8Array) => createHash('sha256').update(text).digest();

/** Builds what goes between staff and buyers. Nothing is connected yet. */
export function composeReplies({
  env,
  database,
  doorDatabase,
  mail,
  sms,
  files,
  log,
}: ReplyDeps): ReplyPorts {
  const { replies, codeSecrets: secrets } = env;
  const store = storeRunner(database);
  const directory = replyDirectory(doorDatabase);
  const addresses = keyedReplyAddresses({ secrets, host: replies.host });
  const onTrouble = (error: unknown) =>
    log.warn({ event: 'answer_not_kept', error: failureSummary(error) }, 'what came back is not kept yet');
  const [takeOfSender, takeOfAddress, takeOfSite] = [ofSender, ofAddress, ofSite].map((limit) => {
    const take = tokenBuckets<string>(limit);
    return (key: string) => take(key, performance.now());
  }) as [(key: string) => number, (key: string) => number, (key: string) => number];
  const cleaner = photoCleaner({ ...drawing, clock: systemClock });
  const turn = concurrencyLimit({
    ...turns,
    refuse: () => new TooManyPhotos('too many mails with files at once'),
    clock: systemClock,
  });
  const answers = { store: storeRunner(doorDatabase), scopeOf: siteScopeOfJob, digest };
  const receiving: ReceiveMailPorts = {
    ...answers,
    directory,
    cleaner,
    inTurn: (siteId, work) => turn.run(siteId, work),
    newId: randomUUID,
    elapsedMs: () => systemClock.elapsedMs(),
    isOurs: addresses.isOurs,
    hasRoom: (siteId) => takeOfSite(siteId) === 0,
  };
  return {
    directory,
    storing: { store, files },
    close: () => cleaner.close(),
    sending: {
      store,
      mail,
      sms,
      addresses,
      now,
      mailFrom: env.mailFrom,
      canSign: replies.dkim !== null,
      smsFrom: env.sms.from,
      retries: usualReplyRetries,
    },
    sms: { ...answers, directory, now, onTrouble },
    domains: {
      store,
      records: nodeDomainRecords(),
      expected: replies.dkim && {
        selector: replies.dkim.selector,
        publicKey: publicPart(replies.dkim.privateKey),
        spfHost: replies.spfHost,
        mailHost: replies.host,
      },
      now,
    },
    openDoor: () =>
      openMailDoor({
        ...replies.door,
        host: replies.host,
        addresses,
        limits: { ...door, waitOfSender: takeOfSender, waitOfAddress: takeOfAddress },
        onTrouble,
        async keep({ to, mail: incoming, bytes, digest: ofAll }) {
          const fallbackKey = Buffer.from(ofAll).toString('hex');
          const outcome = await receiveMail(receiving, { to, mail: incoming, fallbackKey, now: now() });
          log.info({ event: 'mail_received', outcome, bytes }, 'a mail came back');
          return outcome === 'too_many' || outcome === 'nobody' ? outcome : 'taken';
        },
      }),
  };
}

/** As it stands in DNS. */
function publicPart(privateKey: string): string {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
}
