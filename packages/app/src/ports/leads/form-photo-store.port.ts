import type { LeadId } from '@forecourt/domain/core/ids';
import type { PrivateKey } from '../media/private-files.port.ts';

/** A photograph that waits for the form that it belongs to: drawn anew, its file with the other private files. */
export interface FormPhoto {
  /** Nobody guesses it: whoever says it has the photograph. */
  readonly id: string;
  readonly name: string;
}

export interface NewFormPhoto extends FormPhoto {
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly objectKey: PrivateKey;
  /** A small JPEG of it. */
  readonly preview: Uint8Array;
  /** SHA-256 of the file as it came, which is kept nowhere. */
  readonly hash: Uint8Array;
}

/** Photographs that are added to a form before it is sent (PAGE-5). */
export interface FormPhotoStore {
  add(photo: NewFormPhoto, now: Date): Promise<void>;
  /** Those of them that wait, the oldest first. At most 100. */
  list(ids: readonly string[]): Promise<readonly FormPhoto[]>;
  /** Takes one back, and says where its file lies; null where there is none. */
  remove(id: string): Promise<PrivateKey | null>;
  /** Makes them files of a lead, once; answers how many. */
  giveTo(leadId: LeadId, ids: readonly string[]): Promise<number>;
  /** Which of these keys a photograph has. At most 1,000. */
  listUsedKeys(keys: readonly string[]): Promise<readonly string[]>;
}
