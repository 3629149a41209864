import { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import type { PrivateFiles } from '@forecourt/app/ports/media/private-files.port';
import { connectS3, type S3Place } from './connect-s3.ts';

const answerMs = 10_000;
/** For all of a file, piece by piece. */
const longestMs = 120_000;
/** Not the bucket of pictures, which anybody may read. */
const bucket = 'uploads';
const root = 'private/';
const pageSize = 1_000;

/** Its reader may be on a slow line, and may leave: the connection goes with them. */
async function* inTime(body: Readable): AsyncGenerator<Uint8Array, void> {
  const end = setTimeout(() => body.destroy(new Error('a file took too long')), longestMs);
  try {
    for await (const piece of body) yield piece as Uint8Array;
  } finally {
    clearTimeout(end);
    body.destroy();
  }
}

/** Files of people in a bucket of an S3 server, which no route serves by their key. */
export function s3PrivateFiles(place: S3Place) {
  const client = connectS3(place, answerMs);
  const within = () => ({ abortSignal: AbortSignal.timeout(answerMs) });
  const files: PrivateFiles = {
    async put(key, { bytes, type }) {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: root + key,
          Body: bytes,
          ContentType: type,
          CacheControl: 'private, no-store',
        }),
        within(),
      );
    },
    async read(key) {
      try {
        const { Body } = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: root + key }),
          within(),
        );
        return Body ? await Body.transformToByteArray() : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async open(key, mostBytes) {
      try {
        const command = new GetObjectCommand({ Bucket: bucket, Key: root + key });
        const { Body, ContentLength = Infinity } = await client.send(command, within());
        if (!(Body instanceof Readable)) return null;
        if (ContentLength > mostBytes) {
          Body.destroy();
          return null;
        }
        return inTime(Body);
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(keys) {
      if (keys.length === 0) return;
      const Objects = keys.map((key) => ({ Key: root + key }));
      const { Errors = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
        within(),
      );
      if (Errors.length > 0) throw new Error(`${Errors.length} files could not be deleted`);
    },
    async list(after) {
      const page = await client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: root,
          MaxKeys: pageSize,
          ...(after !== null && { StartAfter: root + after }),
        }),
        within(),
      );
      return (page.Contents ?? []).flatMap(({ Key = '', LastModified }) =>
        LastModified ? [{ key: Key.slice(root.length), writtenAt: LastModified }] : [],
      );
    },
  };
  return { ...files, close: () => client.destroy() };
}
