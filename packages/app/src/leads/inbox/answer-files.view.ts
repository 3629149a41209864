import { answerFileLimits, type AnswerFileFault } from '@forecourt/domain/leads/answer-file';
import type { LeadId } from '@forecourt/domain/core/ids';
import type { LeadFactOf } from '@forecourt/domain/leads/lead-event';
import type { AnswerFile } from '../../ports/leads/answer-file-store.port.ts';
import type { AnswerFileView } from './lead.view.ts';

type Answer = LeadFactOf<'answer'>['details'];

const megabyte = 1024 * 1024;
const { bytes: ofFile, files: ofMail, mailBytes } = answerFileLimits;
const mostNames = 5;

const faults: Readonly<Record<AnswerFileFault, string>> = {
  large: `larger than ${ofFile / megabyte} MB`,
  many: `more than ${ofMail} files or ${mailBytes / megabyte} MB in one email`,
  heavy: 'took too long to open',
  pixels: 'too many pixels',
  broken: 'damaged',
  busy: 'too much came in at that moment',
  full: 'too many files that day',
};

/** What came with an answer and was kept, in the order in which it came. */
export function answerFileViews(
  files: readonly AnswerFile[],
  { files: ids }: Pick<Answer, 'files'>,
): readonly AnswerFileView[] {
  return ids.flatMap((id) => {
    const file = files.find((one) => one.id === id);
    return file ? [fileView(file)] : [];
  });
}

/** What came with the form of a lead: its photographs. */
export function formFileViews(
  files: readonly AnswerFile[],
  leadId: LeadId,
  answered: ReadonlySet<string>,
): readonly AnswerFileView[] {
  return files.filter((file) => file.leadId === leadId && !answered.has(file.id)).map(fileView);
}

function fileView({ id, leadId, name, bytes, width, height }: AnswerFile): AnswerFileView {
  const href = `/api/leads/${leadId}/files/${id}`;
  const preview = width === null || height === null ? null : { src: `${href}/preview`, width, height };
  return { id, name, size: sizeWords(bytes), href, preview };
}

/** 1.2 MB; 40 KB. */
function sizeWords(bytes: number): string {
  return bytes < megabyte / 10
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / megabyte).toFixed(1)} MB`;
}

/** What came with an answer and was not kept, and what to do about it. */
export function notKeptWords({ leftOut, notKept }: Pick<Answer, 'leftOut' | 'notKept'>): readonly string[] {
  const byFault = Map.groupBy(notKept, ({ why }) => why);
  const failed = [...byFault].map(
    ([why, files]) => `${namesOf(files.map(({ name }) => name))} (${faults[why]})`,
  );
  return [
    ...(leftOut.length === 0 ? [] : [`Not kept: ${namesOf(leftOut)}. Ask them to bring it along.`]),
    ...(failed.length === 0
      ? []
      : [`Could not be kept: ${failed.join('; ')}. Ask them to send it again or bring it along.`]),
  ];
}

/** a.jpg, b.jpg and 40 more. */
function namesOf(names: readonly string[]): string {
  const more = names.length - mostNames;
  const shown = names.slice(0, mostNames).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}
