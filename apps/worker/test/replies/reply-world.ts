import { randomUUID } from 'node:crypto';
import { replyToLead, type ReplyInput } from '@forecourt/app/leads/reply/reply-to-lead';
import { showLead } from '@forecourt/app/leads/inbox/show-lead';
import type { Scope, StaffScope } from '@forecourt/app/ports/platform/scope.port';
import type { DealershipId, LeadId } from '@forecourt/domain/core/ids';
import { httpSmsSender } from '@forecourt/providers/sms/http-sms-sender';
import { smtpMailSender } from '@forecourt/providers/mail/smtp-mail-sender';
import { s3PrivateFiles } from '@forecourt/providers/object-storage/s3-private-files';
import { connectDatabase } from '@forecourt/store/connection';
import { storeRunner } from '@forecourt/store/stores';
import { buildLead } from '@forecourt/testkit/build-lead';
import {
  harbourStaff,
  harbourSite,
  openTwoDealers,
  rangesSite,
  rangesStaff,
} from '@forecourt/testkit-db/two-dealers';
import { testS3 } from '@forecourt/testkit/env';
import { twoSites } from '@forecourt/testkit/two-sites';
import { createTransport } from 'nodemailer';
import type { ParsedMail } from 'mailparser';
import { pino } from 'pino';
import { composeReplies } from '../../src/compose/compose-replies.ts';
import { mailReceiver } from '../leads/receivers.ts';

export const replyHost = 'replies.forecourt.example';
export const mailFrom = 'no-reply@forecourt.example';
interface Side {
  readonly site: Scope;
  readonly staff: StaffScope;
  readonly dealership: { readonly id: DealershipId; readonly slug: string };
}
const sides: Readonly<Record<'harbour' | 'ranges', Side>> = {
  harbour: { site: harbourSite, staff: harbourStaff, dealership: twoSites.harbourToyota },
  ranges: { site: rangesSite, staff: rangesStaff, dealership: twoSites.rangesKia },
};

const connect = (url: string) => connectDatabase({ url, poolSize: 4, callTimeoutMs: 20_000 });

/** A console and a worker over one database, with a mail server to send to, and a door to which buyers send. */
export async function openReplyWorld(smsPort: number) {
  const dealers = await openTwoDealers();
  const files = s3PrivateFiles(testS3);
  const mood = { now: 'well' as 'well' | 'refuses' | 'takes and breaks' };
  const mails: ParsedMail[] = [];
  const receiver = await mailReceiver(
    () => mood.now,
    (mail) => mails.push(mail),
  );
  const [console, worker] = [connect(dealers.made.consoleUrl), connect(dealers.made.workerUrl)];
  const mail = smtpMailSender({ host: '127.0.0.1', port: receiver.port, isEncrypted: false });
  const replies = composeReplies({
    env: {
      mailFrom,
      codeSecrets: ['key of a test of replies'],
      sms: {
        url: `http://127.0.0.1:${smsPort}/sms/messages`,
        apiKey: 'development',
        from: '+61480000118',
        twilioAccount: null,
      },
      replies: {
        host: replyHost,
        door: { port: 0, bind: '127.0.0.1', tls: null },
        takesMail: true,
        dkim: null,
        spfHost: 'spf.forecourt.example',
      },
    },
    database: worker,
    doorDatabase: worker,
    mail,
    sms: httpSmsSender({
      url: `http://127.0.0.1:${smsPort}/sms/messages`,
      apiKey: 'development',
      from: '+61480000118',
    }),
    files,
    log: pino({ level: 'silent' }),
  });
  const door = await replies.openDoor();
  const store = storeRunner(console);
  const buyer = createTransport({ host: '127.0.0.1', port: door.port, ignoreTLS: true });

  return {
    dealers,
    mood,
    mails,
    replies,
    door,
    files,
    store,
    sides,
    show: (id: LeadId, side: keyof typeof sides = 'harbour') =>
      showLead({ store }, sides[side].staff, { id, now: new Date() }),
    /** A buyer who asked, each another one. */
    async newLead(
      given: Partial<Parameters<typeof buildLead>[0]> = {},
      side: keyof typeof sides = 'harbour',
    ): Promise<LeadId> {
      const id = randomUUID().replace(/^(.{14})./, '$17') as LeadId;
      const lead = buildLead({
        id: buildLead({}).id,
        dealershipId: sides[side].dealership.id,
        carId: null,
        vehicleMake: 'Mazda',
        vehicleModel: 'CX-5',
        name: 'Grace Okafor',
        email: `grace.${id.slice(-12)}@buyer.example`,
        phone: `+614${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
        ...given,
      });
      const taken = await dealers.run(sides[side].site, ({ leads }) =>
        leads.submit({ lead, idempotencyKey: randomUUID(), now: new Date() }),
      );
      if (!taken.ok) throw new Error(taken.error);
      return taken.value.leadId;
    },
    async reply(id: LeadId, given: Partial<ReplyInput> = {}, side: keyof typeof sides = 'harbour') {
      const before = await showLead({ store }, sides[side].staff, { id, now: new Date() });
      const key = given.key ?? randomUUID();
      const result = await replyToLead({ store }, sides[side].staff, {
        id,
        key,
        channel: 'mail',
        subject: 'The Mazda CX-5',
        text: 'Hi Grace, it is here.\n\nMia',
        version: before?.version ?? '',
        now: new Date(),
        ...given,
      });
      return { key, result };
    },
    /** As a mail program sends it; answers what the door said, or its code. */
    async mail(given: Parameters<typeof buyer.sendMail>[0]): Promise<number | 'taken'> {
      try {
        await buyer.sendMail(given);
        return 'taken';
      } catch (error) {
        return (error as { responseCode?: number }).responseCode ?? 0;
      }
    },
    async close() {
      buyer.close();
      await door.close();
      mail.close();
      replies.close();
      files.close();
      await receiver.close();
      await Promise.all([console.close(), worker.close()]);
      await dealers.close();
    },
  };
}

export type ReplyWorld = Awaited<ReturnType<typeof openReplyWorld>>;
