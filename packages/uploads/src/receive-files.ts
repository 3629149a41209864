import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import {
  UnreadableForm,
  type ReceivedFile,
  type ReceiveFiles,
} from '@forecourt/app/ports/media/file-receiver.port';
import { putBy } from './put-by.ts';

const fieldLimits = { fields: 40, fieldSize: 8_000, fieldNameSize: 60, headerPairs: 20, headerSize: 4_096 };

/** A sender waits for us, and nothing piles up: what is not read yet stays with them. */
export const receiveFiles: ReceiveFiles = async ({ contentType, body }, { fileBytes, files }, take) => {
  const fields = new Map<string, string>();
  const coming = new Set<BusboyFileStream>();
  let turn = Promise.resolve();
  let hasMore = false;
  const parser = parserOf(contentType, { ...fieldLimits, files, fileSize: fileBytes });
  parser.on('field', (name, value) => void fields.set(name, value));
  parser.on('filesLimit', () => {
    hasMore = true;
  });
  parser.on('file', (field, stream, name) => {
    coming.add(stream);
    stream.on('error', () => undefined);
    turn = turn.then(() => takeOne({ field, name: name ?? '', stream, fields }, take));
    turn.then(
      () => coming.delete(stream),
      (error: unknown) => parser.destroy(error as Error),
    );
  });
  try {
    await pipeline(body, parser);
  } catch (error) {
    for (const stream of coming) stream.destroy();
    // What `take` said comes first.
    await turn;
    throw new UnreadableForm('a form cannot be read', { cause: error });
  }
  await turn;
  return { fields, hasMore };
};

function parserOf(contentType: string, limits: object): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch (error) {
    throw new UnreadableForm('this is no form with files', { cause: error });
  }
}

interface ComingFile extends Pick<ReceivedFile, 'field' | 'name' | 'fields'> {
  readonly stream: BusboyFileStream;
}

async function takeOne(
  { stream, ...about }: ComingFile,
  take: (received: ReceivedFile) => Promise<void>,
): Promise<void> {
  const file = await putBy(stream as AsyncIterable<Uint8Array>).catch((error: unknown) => {
    throw new UnreadableForm('a file did not come to its end', { cause: error });
  });
  try {
    // A form whose field was left empty sends a file without a name and without bytes.
    if (about.name === '' && file.bytes === 0) return;
    await take({ ...about, file: stream.truncated ? null : { ...file, name: about.name } });
  } finally {
    await file.close();
  }
}
