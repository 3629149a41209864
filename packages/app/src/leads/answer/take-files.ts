import {
  answerFileName,
  faultOfSize,
  isOfSignature,
  isPdf,
  readableName,
  type AnswerFileFault,
  type FilesCounted,
} from '@forecourt/domain/leads/answer-file';
import type { LeadId, SiteId } from '@forecourt/domain/core/ids';
import type { LeadFactOf } from '@forecourt/domain/leads/lead-event';
import type { AnswerFileStore, NewAnswerFile } from '../../ports/leads/answer-file-store.port.ts';
import type { IncomingFile } from '../../ports/leads/incoming-mail.port.ts';
import {
  photoKinds,
  RefusedPhoto,
  TooManyPhotos,
  type CleanedPhoto,
  type PhotoCleaner,
  type PhotoRefusal,
} from '../../ports/media/photo-cleaner.port.ts';
import type { SiteScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';

export interface TakeFilesPorts {
  readonly store: StoreRunner<{
    readonly answerFiles: Pick<AnswerFileStore, 'countSince' | 'knownHashes'>;
  }>;
  readonly cleaner: PhotoCleaner;
  readonly digest: (text: string | Uint8Array) => Uint8Array;
  /** Nobody guesses it. */
  readonly newId: () => string;
  readonly elapsedMs: () => number;
}

export interface TakenFiles {
  readonly files: readonly NewAnswerFile[];
  readonly leftOut: readonly string[];
  readonly notKept: LeadFactOf<'answer'>['details']['notKept'];
}

interface SentFiles {
  readonly siteId: SiteId;
  readonly leadId: LeadId;
  readonly files: readonly IncomingFile[];
  readonly now: Date;
}

export const noFiles: TakenFiles = { files: [], leftOut: [], notKept: [] };

const dayMs = 86_400_000;
/** The sender's server waits meanwhile: what was not begun by then is not kept. */
const beginWithinMs = 20_000;
const previewSide = 480;
const longestName = 120;

type Outcome =
  | { readonly kept: Omit<NewAnswerFile, 'id' | 'objectKey' | 'hash'> }
  | { readonly fault: AnswerFileFault }
  /** Of a kind that is not kept. */
  | 'named'
  /** It is no file to whoever reads the answer. */
  | 'nothing';

/**
 * Judges the files of a mail and draws its pictures anew, before anything is written (CON-2.2). What a lead has already
 * is not taken again: it came with what the mail quotes.
 */
export async function takeFiles(
  ports: TakeFilesPorts,
  scope: SiteScope,
  { siteId, leadId, files: sent, now }: SentFiles,
): Promise<TakenFiles> {
  if (sent.length === 0) return noFiles;
  const hashes = new Map(sent.flatMap((file) => (file.content ? [[file, ports.digest(file.content)]] : [])));
  const { known, lately } = await ports.store.run(scope, async ({ answerFiles }) => ({
    known: new Set(await answerFiles.knownHashes(leadId, [...hashes.values()])),
    lately: await answerFiles.countSince(leadId, new Date(now.getTime() - dayMs)),
  }));
  const files: NewAnswerFile[] = [];
  const leftOut: string[] = [];
  const notKept: { name: string; why: AnswerFileFault }[] = [];
  const before = { files: 0, bytes: 0 };
  const until = ports.elapsedMs() + beginWithinMs;
  for (const file of sent) {
    const hash = hashes.get(file);
    if (hash && known.has(hex(hash))) continue;
    const outcome = await judge(ports, file, { siteId, counted: { before, ...lately }, until });
    const name = readableName(file.name).slice(0, longestName) || 'a file without a name';
    if (outcome === 'named') leftOut.push(name);
    else if (outcome !== 'nothing' && 'fault' in outcome) notKept.push({ name, why: outcome.fault });
    else if (outcome !== 'nothing' && hash) {
      known.add(hex(hash));
      before.files += 1;
      before.bytes += file.content?.length ?? 0;
      const ending = outcome.kept.kind === 'pdf' ? 'pdf' : 'jpg';
      const objectKey = `${siteId}/${leadId}/${ports.newId()}.${ending}` as const;
      files.push({ id: ports.newId(), objectKey, hash, ...outcome.kept });
    }
  }
  return { files, leftOut, notKept };
}

interface Judging {
  readonly siteId: SiteId;
  readonly counted: Readonly<Record<'before' | 'ofLead' | 'ofSite', FilesCounted>>;
  readonly until: number;
}

async function judge(
  { cleaner, elapsedMs }: TakeFilesPorts,
  { name, content, isInWords }: IncomingFile,
  { siteId, counted, until }: Judging,
): Promise<Outcome> {
  const bytes = content?.length ?? null;
  const isDocument = content !== null && isPdf(content);
  if (bytes !== null && !isDocument && isOfSignature({ isInWords, bytes, side: null })) return 'nothing';
  const fault = faultOfSize({ bytes, ...counted });
  if (fault !== null || !content || bytes === null) return { fault: fault ?? 'large' };
  if (isDocument) {
    const kept = { kind: 'pdf', name: answerFileName(name, 'pdf'), content } as const;
    return { kept: { ...kept, preview: null, width: null, height: null } };
  }
  if (elapsedMs() > until) return { fault: 'busy' };
  const drawn = await draw(cleaner, content, siteId);
  if (drawn === 'kind') return 'named';
  if (typeof drawn === 'string') return { fault: drawn };
  const { width, height, preview } = drawn;
  if (isOfSignature({ isInWords, bytes, side: Math.min(width, height) })) return 'nothing';
  const kept = { kind: 'picture', name: answerFileName(name, 'picture'), content: drawn.bytes } as const;
  return { kept: { ...kept, preview, width, height } };
}

const faultOf = { broken: 'broken', tooManyPixels: 'pixels', tooHeavy: 'heavy', kind: 'kind' } as const;

async function draw(
  cleaner: PhotoCleaner,
  content: Uint8Array,
  owner: string,
): Promise<CleanedPhoto | (typeof faultOf)[PhotoRefusal] | 'busy'> {
  try {
    const order = { kinds: photoKinds, owner, previewSide };
    return await cleaner.clean({ read: () => Promise.resolve(content) }, order);
  } catch (error) {
    if (error instanceof TooManyPhotos) return 'busy';
    if (error instanceof RefusedPhoto) return faultOf[error.refusal];
    throw error;
  }
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
