import type { UploadedFile } from './uploaded-file.port.ts';

/** What is sent: the body of a request of the kind `multipart/form-data`, of which nothing is read yet. */
export interface SentForm {
  readonly contentType: string;
  readonly body: AsyncIterable<Uint8Array>;
}

export interface FormLimits {
  readonly fileBytes: number;
  readonly files: number;
}

export interface ReceivedFile {
  /** The name of the field. */
  readonly field: string;
  readonly name: string;
  /** Null where it is larger than a file may be. */
  readonly file: UploadedFile | null;
  /** The fields that came before it. */
  readonly fields: ReadonlyMap<string, string>;
}

export interface ReceivedForm {
  readonly fields: ReadonlyMap<string, string>;
  /** There were more files than may come. */
  readonly hasMore: boolean;
}

/** The form cannot be read, or its sender went away. */
export class UnreadableForm extends Error {
  override readonly name = 'UnreadableForm';
}

/** Receives the files of a form one after the other: the next is not read before `take` is done with the one before. */
export type ReceiveFiles = (
  form: SentForm,
  limits: FormLimits,
  take: (received: ReceivedFile) => Promise<void>,
) => Promise<ReceivedForm>;

/** Lets uploads in, so that no site and no sender takes the room of others. */
export interface UploadShares {
  /** Throws `TooManyPhotos` where there is no room for too long. */
  readonly run: <T>(
    whose: { readonly siteId: string; readonly sender: string },
    work: () => Promise<T>,
  ) => Promise<T>;
}
