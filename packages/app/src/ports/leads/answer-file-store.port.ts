import type { LeadId } from '@forecourt/domain/core/ids';
import type { AnswerFileKind, FilesCounted } from '@forecourt/domain/leads/answer-file';
import type { PrivateKey } from '../media/private-files.port.ts';

/** A file that a buyer answered with: a picture drawn anew, or a PDF as it came. */
export interface AnswerFile {
  readonly id: string;
  readonly leadId: LeadId;
  readonly kind: AnswerFileKind;
  readonly name: string;
  readonly bytes: number;
  /** Of a picture. */
  readonly width: number | null;
  readonly height: number | null;
  readonly objectKey: PrivateKey;
}

export interface NewAnswerFile extends Omit<AnswerFile, 'leadId' | 'bytes'> {
  /** What is kept. */
  readonly content: Uint8Array;
  /** A small JPEG of a picture. */
  readonly preview: Uint8Array | null;
  /** SHA-256 of the file as it came, which is kept nowhere. */
  readonly hash: Uint8Array;
}

/** Files with what buyers answer (CON-2.2). What they hold waits in its row until it lies with the other private files. */
export interface AnswerFileStore {
  /** Those of a lead, and of all leads of its site, since then. */
  countSince(
    leadId: LeadId,
    since: Date,
  ): Promise<{ readonly ofLead: FilesCounted; readonly ofSite: FilesCounted }>;
  /** Which of these files the lead has, by their hashes in hex. */
  knownHashes(leadId: LeadId, hashes: readonly Uint8Array[]): Promise<readonly string[]>;
  /** False where the lead has the same file, or is out of reach. */
  add(leadId: LeadId, file: NewAnswerFile, now: Date): Promise<boolean>;
  /** Of these leads, the oldest first. */
  list(leadIds: readonly LeadId[], limit: number): Promise<readonly AnswerFile[]>;
  find(id: string): Promise<AnswerFile | null>;
  /** Null where it has none. */
  preview(id: string): Promise<Uint8Array | null>;
  /** What still waits in the row; null where it was taken from there. */
  waiting(id: string): Promise<Uint8Array | null>;
  /** Takes it from the row; false where the row is gone. */
  setStored(id: string): Promise<boolean>;
  /** Which of these keys a file has. At most 1,000. */
  listUsedKeys(keys: readonly string[]): Promise<readonly string[]>;
}
