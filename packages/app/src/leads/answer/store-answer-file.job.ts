import * as z from 'zod';
import type { AnswerFileStore } from '../../ports/leads/answer-file-store.port.ts';
import type { PrivateFiles } from '../../ports/media/private-files.port.ts';
import { defineJob } from '../../ports/platform/jobs.port.ts';
import type { SiteScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';

/** Takes a file from its row to the other private files. It is read from the row meanwhile, so nobody waits for it. */
export const storeAnswerFileJob = defineJob({
  name: 'store-answer-file',
  input: z.strictObject({ fileId: z.uuid() }),
});

export interface StoreAnswerFilePorts {
  readonly store: StoreRunner<{
    readonly answerFiles: Pick<AnswerFileStore, 'find' | 'waiting' | 'setStored'>;
  }>;
  readonly files: Pick<PrivateFiles, 'put' | 'remove'>;
}

const types = { picture: 'image/jpeg', pdf: 'application/pdf' } as const;

/**
 * Stores a file, once: again it is the same bytes under the same key. A process that dies after the file leaves it in
 * both places, and the next try takes it from the row.
 */
export async function storeAnswerFile(
  { store, files }: StoreAnswerFilePorts,
  scope: SiteScope,
  { fileId }: z.infer<typeof storeAnswerFileJob.input>,
): Promise<'stored' | 'stored before' | 'gone'> {
  const found = await store.run(scope, async ({ answerFiles }) => ({
    file: await answerFiles.find(fileId),
    content: await answerFiles.waiting(fileId),
  }));
  const { file, content } = found;
  if (!file) return 'gone';
  if (!content) return 'stored before';
  await files.put(file.objectKey, { bytes: content, type: types[file.kind] });
  if (await store.run(scope, ({ answerFiles }) => answerFiles.setStored(fileId))) return 'stored';
  // Its person was erased meanwhile. Where this fails, the nightly sweep finds it.
  await files.remove([file.objectKey]);
  return 'gone';
}
