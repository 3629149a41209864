import type { DealershipId } from '@forecourt/domain/core/ids';
import type { DeliveryAttempt } from '@forecourt/domain/leads/delivery';
import type { Mail } from './mail-sender.port.ts';
import type { Scope } from '../platform/scope.port.ts';

/** A lead as it leaves, written for its destination. */
export type OutgoingLead =
  | { readonly channel: 'mail'; readonly mail: Mail }
  | {
      readonly channel: 'http';
      readonly address: string;
      readonly contentType: string;
      readonly body: string;
      /** Whose secret signs it; a receiver that cannot tell a forgery is sent nothing. */
      readonly signedFor: { readonly dealershipId: DealershipId; readonly secretName: string };
    }
  | {
      readonly channel: 'file';
      readonly dealershipId: DealershipId;
      readonly folder: string;
      /** With the day as a folder of its own; the same on every try. */
      readonly name: string;
      readonly body: string;
    };

export interface Sending {
  readonly scope: Scope;
  /** The same on every try. */
  readonly key: string;
  readonly now: Date;
  readonly signal: AbortSignalLike;
}

/** What of an AbortSignal is needed, without the library of a browser or of Node. */
export interface AbortSignalLike {
  readonly aborted: boolean;
}

export type SendingResult = Omit<DeliveryAttempt, 'at' | 'durationMs'> & {
  /** Trying again cannot help: a person must mend the destination. */
  readonly isFinal: boolean;
};

/** Sends what was written. It never throws: whatever the other side did is an answer to be kept. */
export interface DeliverySender {
  send(outgoing: OutgoingLead, sending: Sending): Promise<SendingResult>;
}
