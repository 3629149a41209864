import { PutObjectCommand } from '@aws-sdk/client-s3';
import { connectS3, type S3Place } from '../object-storage/connect-s3.ts';

/** Where files with leads are put for dealers' systems to fetch. */
export interface LeadDrop {
  /** The same name twice is the same file. */
  put(key: string, body: string): Promise<void>;
}

const answerMs = 10_000;
/** Not the bucket of pictures, which anybody may read: these are people's names and phones. */
const bucket = 'uploads';

/** Files in a bucket of an S3 server. */
export function s3LeadDrop(place: S3Place) {
  const client = connectS3(place, answerMs);
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
