import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

/** Where files with leads are put for dealers' systems to fetch. */
export interface LeadDrop {
  /** The same name twice is the same file. */
  put(key: string, body: string): Promise<void>;
}

export interface DropPlace {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const connectMs = 1_000;
const answerMs = 10_000;
/** Not the bucket of pictures, which anybody may read: these are people's names and phones. */
const bucket = 'uploads';

/** Files in a bucket of an S3 server. */
export function s3LeadDrop({ accessKeyId, secretAccessKey, ...place }: DropPlace) {
  const client = new S3Client({
    ...place,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs },
  });
  const drop: LeadDrop = {
    async put(Key, Body) {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key,
          Body,
          ContentType: 'text/csv; charset=utf-8',
          CacheControl: 'private, no-store',
        }),
        { abortSignal: AbortSignal.timeout(answerMs) },
      );
    },
  };
  return { ...drop, close: () => client.destroy() };
}
