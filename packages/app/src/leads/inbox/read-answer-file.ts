import { answerFileLimits } from '@forecourt/domain/leads/answer-file';
import type { LeadId } from '@forecourt/domain/core/ids';
import type { AnswerFile, AnswerFileStore } from '../../ports/leads/answer-file-store.port.ts';
import type { PrivateFiles } from '../../ports/media/private-files.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';

export interface ReadAnswerFilePorts {
  readonly store: StoreRunner<{
    readonly answerFiles: Pick<AnswerFileStore, 'find' | 'preview' | 'waiting'>;
  }>;
  readonly files: Pick<PrivateFiles, 'open'>;
}

interface Wanted {
  /** The lead that it came into: it may stand in another by now. */
  readonly leadId: LeadId;
  readonly fileId: string;
}

export interface OpenAnswerFile {
  readonly file: AnswerFile;
  /** Opens it once, where it is: it waits in its row until it is stored. Null where it is gone. */
  readonly open: () => Promise<AsyncIterable<Uint8Array> | null>;
}

/** A file of an answer for whoever reads the lead (CON-2.2); null for everybody else. */
export function readAnswerFile(
  { store, files }: ReadAnswerFilePorts,
  scope: StaffScope,
  wanted: Wanted,
): Promise<OpenAnswerFile | null> {
  return store.run(scope, async ({ answerFiles }) => {
    const file = await answerFiles.find(wanted.fileId);
    if (file?.leadId !== wanted.leadId) return null;
    const waiting = await answerFiles.waiting(file.id);
    const open = () => (waiting ? Promise.resolve(inPieces(waiting)) : files.open(file.objectKey, mostBytes));
    return { file, open };
  });
}

/** The picture small: a JPEG. */
export function readAnswerPreview(
  { store }: Pick<ReadAnswerFilePorts, 'store'>,
  scope: StaffScope,
  wanted: Wanted,
): Promise<Uint8Array | null> {
  return store.run(scope, async ({ answerFiles }) => {
    const file = await answerFiles.find(wanted.fileId);
    return file?.leadId === wanted.leadId ? answerFiles.preview(file.id) : null;
  });
}

/** A picture that is drawn anew may be larger than it came. */
const mostBytes = 2 * answerFileLimits.bytes;
const pieceBytes = 32 * 1024;

async function* inPieces(content: Uint8Array): AsyncGenerator<Uint8Array, void> {
  for (let first = 0; first < content.length; first += pieceBytes) {
    yield await Promise.resolve(content.subarray(first, first + pieceBytes));
  }
}
