import { CreateBucketCommand, DeleteBucketCommand, DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { randomBytes } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';
import { compose, type DemoPorts } from '../src/compose.ts';
import { readEnv } from '../src/env.ts';

export interface TestDemo {
  readonly ports: DemoPorts;
  readonly database: TestDatabase;
  readonly bucket: string;
  readonly s3: S3Client;
  close(): Promise<void>;
}

/** The demo on a database and a bucket of its own. */
export async function openDemo(): Promise<TestDemo> {
  const database = await createTestDatabase();
  const env = {
    ...readEnv(),
    databaseUrl: database.consoleUrl,
    loaderUrl: database.loaderUrl,
    ownerUrl: database.ownerUrl,
  };
  const { accessKeyId, secretAccessKey, ...place } = env.s3;
  const s3 = new S3Client({ ...place, forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } });
  const bucket = `demo-test-${randomBytes(6).toString('hex')}`;
  await s3.send(new CreateBucketCommand({ Bucket: bucket }));
  const composed = compose(env, bucket);
  const { ports } = composed;
  return {
    ports,
    database,
    bucket,
    s3,
    async close() {
      for (const Key of await ports.media.list(''))
        await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
      await s3.send(new DeleteBucketCommand({ Bucket: bucket }));
      s3.destroy();
      await composed.close();
      await database.drop();
    },
  };
}
