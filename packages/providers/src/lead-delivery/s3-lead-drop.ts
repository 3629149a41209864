import type { LeadFiles, StoredLeadFile } from '@forecourt/app/ports/leads/lead-files.port';
import type { DealershipId } from '@forecourt/domain/core/ids';
import { DeleteObjectsCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { connectS3, type S3Place } from '../object-storage/connect-s3.ts';

/** Where files with leads are put for dealers' systems to fetch. */
export interface LeadDrop {
  /** The same name twice is the same file. */
  put(key: string, body: string): Promise<void>;
}

const answerMs = 10_000;
/** Not the bucket of pictures, which anybody may read: these are people's names and phones. */
const bucket = 'uploads';
const root = 'lead-drops';

/** Where a file of a dealership lies; its folder is one of the dealership's own. */
export function leadDropKey(dealershipId: string, path: readonly string[]): string {
  return [root, dealershipId, ...path].join('/');
}

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
        within(),
      );
    },
  };
  const files: LeadFiles = {
    async remove(of, isGone, signal) {
      const Prefix = of === 'all' ? `${root}/` : `${root}/${of}/`;
      let removed = 0;
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix, ContinuationToken }),
          within(),
        );
        const keys = (page.Contents ?? []).flatMap(({ Key = '', LastModified }) => {
          const file = LastModified && fileOf(Key, LastModified);
          return file && isGone(file) ? [Key] : [];
        });
        if (keys.length > 0) await removeKeys(keys);
        removed += keys.length;
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined && !signal.aborted);
      return removed;
    },
  };

  async function removeKeys(keys: readonly string[]): Promise<void> {
    const { Errors = [] } = await client.send(
      new DeleteObjectsCommand({
        Bucket: bucket,
        Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true },
      }),
      within(),
    );
    if (Errors.length > 0) throw new Error(`${Errors.length} files could not be deleted`);
  }
  return { ...drop, files, close: () => client.destroy() };
}

const within = () => ({ abortSignal: AbortSignal.timeout(answerMs) });

function fileOf(key: string, writtenAt: Date): StoredLeadFile {
  const [, dealershipId = '', ...path] = key.split('/');
  return { dealershipId: dealershipId as DealershipId, name: path.at(-1) ?? '', writtenAt };
}
