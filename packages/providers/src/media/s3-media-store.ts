import { GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3';
import type { MediaStore } from '@forecourt/app/ports/media/media-store.port';
import { connectS3, type S3Place } from '../object-storage/connect-s3.ts';

const mostBytes = 25 * 1024 * 1024;
const answerMs = 5_000;
const bucket = 'media';

/** Files in a bucket of an S3 server. */
export function s3MediaStore(place: S3Place) {
  const client = connectS3(place, answerMs);
  const limit = () => ({ abortSignal: AbortSignal.timeout(answerMs) });
  const store: MediaStore = {
    async find(Key) {
      try {
        const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key }), limit());
        const { Body, ContentLength = 0, ContentType = 'application/octet-stream' } = object;
        if (!Body) return null;
        if (ContentLength > mostBytes) {
          await Body.transformToWebStream().cancel();
          return null;
        }
        return { bytes: await Body.transformToByteArray(), type: ContentType };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async put(Key, { bytes, type }) {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key,
          Body: bytes,
          ContentType: type,
          CacheControl: 'public, max-age=31536000, immutable',
        }),
        limit(),
      );
    },
  };
  return { ...store, close: () => client.destroy() };
}
