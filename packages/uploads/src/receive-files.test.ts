import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { UnreadableForm, type ReceivedFile } from '@forecourt/app/ports/media/file-receiver.port';
import { receiveFiles } from './receive-files.ts';

const limits = { fileBytes: 1_000, files: 3 };
const boundary = 'edge';
const contentType = `multipart/form-data; boundary=${boundary}`;

interface Part {
  readonly field: string;
  readonly name?: string;
  readonly body: string;
}

const part = ({ field, name, body }: Part) =>
  [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${field}"${name === undefined ? '' : `; filename="${name}"`}`,
    ...(name === undefined ? [] : ['Content-Type: image/jpeg']),
    '',
    body,
    '',
  ].join('\r\n');
const formOf = (...parts: readonly Part[]) => `${parts.map(part).join('')}--${boundary}--\r\n`;
/** In small pieces, as a slow phone sends it. */
const inPieces = (text: string, size = 100) =>
  Readable.from(
    Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
      Buffer.from(text.slice(index * size, (index + 1) * size)),
    ),
  );

async function receive(
  text: string,
  take: (received: ReceivedFile) => Promise<void> = () => Promise.resolve(),
) {
  const taken: { name: string; text: string | null; hash: string | null }[] = [];
  const received = await receiveFiles({ contentType, body: inPieces(text) }, limits, async (one) => {
    await take(one);
    const bytes = await one.file?.read();
    taken.push({
      name: one.name,
      text: bytes ? Buffer.from(bytes).toString() : null,
      hash: one.file && Buffer.from(one.file.hash).toString('hex'),
    });
  });
  return { ...received, taken };
}

describe('a form with files', () => {
  it('is read file by file, with the fields that stand beside them', async () => {
    const { taken, fields, hasMore } = await receive(
      formOf(
        { field: 'evalid', body: 'e1' },
        { field: 'file', name: 'front.jpg', body: 'front' },
        { field: 'file', name: 'back.jpg', body: 'back' },
        { field: 'next', body: 'details' },
      ),
    );
    const hash = createHash('sha256').update('front').digest('hex');
    expect(taken[0]).toEqual({ name: 'front.jpg', text: 'front', hash });
    expect(taken.map(({ name }) => name)).toEqual(['front.jpg', 'back.jpg']);
    expect([...fields]).toEqual([
      ['evalid', 'e1'],
      ['next', 'details'],
    ]);
    expect(hasMore).toBe(false);
  });

  it('is not read on while a file is being taken', async () => {
    let atOnce = 0;
    let most = 0;
    const files = [1, 2, 3].map((nth) => ({ field: 'file', name: `${nth}.jpg`, body: 'x'.repeat(900) }));
    await receive(formOf(...files), async () => {
      most = Math.max(most, (atOnce += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      atOnce -= 1;
    });
    expect(most).toBe(1);
  });

  it('says which file is too large, and goes on to the next', async () => {
    const { taken } = await receive(
      formOf(
        { field: 'file', name: 'large.jpg', body: 'x'.repeat(5_000) },
        { field: 'file', name: 'small.jpg', body: 'small' },
      ),
    );
    expect(taken).toMatchObject([
      { name: 'large.jpg', text: null },
      { name: 'small.jpg', text: 'small' },
    ]);
  });

  it('has at most so many files', async () => {
    const files = [1, 2, 3, 4, 5].map((nth) => ({ field: 'file', name: `${nth}.jpg`, body: 'x' }));
    const { taken, hasMore } = await receive(formOf(...files));
    expect([taken.length, hasMore]).toEqual([3, true]);
  });

  it('whose field was left empty has no file', async () => {
    const { taken } = await receive(formOf({ field: 'file', name: '', body: '' }));
    expect(taken).toEqual([]);
  });

  it('never has folders in the names of its files', async () => {
    const { taken } = await receive(formOf({ field: 'file', name: '../../etc/passwd', body: 'x' }));
    expect(taken[0]?.name).toBe('passwd');
  });

  it('that breaks off is unreadable, and so is anything that is no form', async () => {
    const whole = formOf({ field: 'file', name: '1.jpg', body: 'x'.repeat(900) });
    await expect(receive(whole.slice(0, 500))).rejects.toBeInstanceOf(UnreadableForm);
    const json = { contentType: 'application/json', body: inPieces('{}') };
    await expect(receiveFiles(json, limits, () => Promise.resolve())).rejects.toBeInstanceOf(UnreadableForm);
    const gone = new Readable({ read: () => undefined });
    const cutOff = receiveFiles({ contentType, body: gone }, limits, () => Promise.resolve());
    gone.push(Buffer.from(whole.slice(0, 300)));
    setTimeout(() => gone.destroy(new Error('gone')), 20);
    await expect(cutOff).rejects.toBeInstanceOf(UnreadableForm);
  });

  it('ends where taking a file fails', async () => {
    const files = [1, 2].map((nth) => ({ field: 'file', name: `${nth}.jpg`, body: 'x' }));
    const failing = receive(formOf(...files), () => Promise.reject(new Error('the disk is full')));
    await expect(failing).rejects.toThrow('the disk is full');
  });
});
