import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { DemoEnv } from '../env.ts';
import type { MediaStore } from '../media-store.ts';

const mostPages = 1_000;

/** A bucket of an S3 server. A name says what is in the object, so browsers may keep it for good. */
export function demoBucket({ accessKeyId, secretAccessKey, ...place }: DemoEnv['s3'], Bucket: string) {
  const client = new S3Client({
    ...place,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 15_000 },
  });
  const store: MediaStore = {
    async list(Prefix) {
      const keys = new Set<string>();
      let ContinuationToken: string | undefined;
      for (let page = 0; page < mostPages; page += 1) {
        const response = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
        for (const { Key } of response.Contents ?? []) if (Key !== undefined) keys.add(Key);
        ContinuationToken = response.NextContinuationToken;
        if (ContinuationToken === undefined) return keys;
      }
      throw new Error(`More than ${mostPages} pages of objects begin with ${Prefix}`);
    },

    async put(Key, { bytes, type }) {
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key,
          Body: bytes,
          ContentType: type,
          CacheControl: 'public, max-age=31536000, immutable',
        }),
      );
    },
  };
  return { ...store, close: () => client.destroy() };
}
