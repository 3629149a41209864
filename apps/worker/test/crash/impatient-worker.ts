/** The worker, as a process that a test kills: it mails to the test's server, and waits less between tries. */
import { smtpMailSender } from '@forecourt/providers/mail/smtp-mail-sender';
import { deliverLead } from '../../src/handlers/deliver-lead.handler.ts';
import { sendReplyOfLead } from '../../src/handlers/send-reply.handler.ts';
import { connectDatabase } from '@forecourt/store/connection';
import { secretCipher } from '@forecourt/store/secrets/secret-cipher';
import { composeLeads } from '../../src/compose/compose-leads.ts';
import { readEnv } from '../../src/env.ts';
import type { TenantJob } from '../../src/job-handler.ts';
import { jobList } from '../../src/job-list.ts';
import { startWorker } from '../../src/start-worker.ts';
import { orderOf, secretsKeys, type WorkerOrder } from './crash-world.ts';

const env = readEnv();
const database = connectDatabase({
  url: env.databaseUrl,
  poolSize: env.concurrency,
  callTimeoutMs: 8_000,
  secretCipher: secretCipher(secretsKeys),
});
const { ports: leads } = composeLeads({
  env,
  database,
  mail: smtpMailSender({
    host: '127.0.0.1',
    port: (orderOf() as WorkerOrder).mailPort,
    isEncrypted: false,
    timeoutMs: 4_000,
  }),
  retries: { firstMs: 200, mostMs: 1_000, mostAttempts: 100, leaseMs: 5_000 },
  breakerPauseMs: 500,
});
const retries = { leaseMs: 5_000, pausesMs: Array.from({ length: 100 }, () => 500) };
const sendLead: typeof deliverLead = {
  ...deliverLead,
  run: (ports, run) => deliverLead.run({ ...ports, leads }, run),
};
const sendReply: typeof sendReplyOfLead = {
  ...sendReplyOfLead,
  run(ports, run) {
    const sending = { ...ports.replies.sending, retries };
    return sendReplyOfLead.run({ ...ports, replies: { ...ports.replies, sending } }, run);
  },
};
const impatient = [sendLead as TenantJob, sendReply as TenantJob];
await startWorker(env, {
  ...jobList,
  tenantJobs: jobList.tenantJobs.map(
    (entry) => impatient.find(({ job }) => job.name === entry.job.name) ?? entry,
  ),
});
process.exit(0);
