import { dateIn } from '@forecourt/domain/core/zoned-time';
import type { LeadDestination } from '../../ports/leads/delivery-destination.port.ts';
import type { OutgoingLead } from '../../ports/leads/delivery-sender.port.ts';
import type { LeadMessage } from '../record/lead-message.ts';
import { leadFileName } from './lead-file-name.ts';
import { writeAdf } from './write-adf.ts';
import { writeLeadCsv } from './write-lead-csv.ts';
import { writeLeadEvent } from '../record/write-lead-event.ts';
import { writeAdfMail, writeLeadMail } from './write-lead-mail.ts';

/** The name of the secret that signs what goes to a destination. */
export function signingSecretName(destination: Pick<LeadDestination, 'id'>): string {
  return `webhook-${destination.id}`;
}

/** By the day on which it was written, and not that of the try: a repeat must be the same file. */
function fileNameOf({ key, lead, followUp, zone }: LeadMessage): string {
  return `${dateIn(followUp?.at ?? lead.createdAt, zone)}/${leadFileName(key)}`;
}

/** A lead message written for its destination. */
export function writeOutgoing(
  message: LeadMessage,
  destination: LeadDestination,
  mailFrom: string,
): OutgoingLead {
  const { kind, address, dealershipId } = destination;
  const envelope = { from: mailFrom, to: address };
  const signedFor = { dealershipId, secretName: signingSecretName(destination) };
  switch (kind) {
    case 'email':
      return { channel: 'mail', mail: writeLeadMail(message, envelope) };
    case 'adf_email':
      return { channel: 'mail', mail: writeAdfMail(message, envelope) };
    case 'adf_http':
      return {
        channel: 'http',
        address,
        contentType: 'application/x-adf+xml; charset=utf-8',
        body: writeAdf(message),
        signedFor,
      };
    case 'webhook':
    case 'crm':
      return {
        channel: 'http',
        address,
        contentType: 'application/json; charset=utf-8',
        body: writeLeadEvent(message),
        signedFor,
      };
    case 'csv_drop':
    default:
      return {
        channel: 'file',
        dealershipId,
        folder: address,
        name: fileNameOf(message),
        body: writeLeadCsv(message),
      };
  }
}
