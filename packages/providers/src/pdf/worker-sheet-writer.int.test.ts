import { TooManySheets } from '@forecourt/app/ports/media/car-sheet-writer.port';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleSheet } from './test/sample-sheet.ts';
import { workerSheetWriter, type SheetLimits, type WorkerSheetWriter } from './worker-sheet-writer.ts';

const limits: SheetLimits = { atOnce: 2, waiting: 20, timeoutMs: 30_000, memoryMb: 192 };
const writers: WorkerSheetWriter[] = [];

function writerWith(changed: Partial<SheetLimits> = {}): WorkerSheetWriter {
  const writer = workerSheetWriter({ ...limits, ...changed });
  writers.push(writer);
  return writer;
}

afterEach(async () => {
  await Promise.all(writers.splice(0).map((writer) => writer.close()));
});

describe('sheets drawn in threads', () => {
  it('VDP-6.1 are two at once and twenty in a line; the next is refused at once', async () => {
    const writer = writerWith();
    const asked = Array.from({ length: 25 }, () => writer.write(sampleSheet()));
    const done = await Promise.allSettled(asked);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(22);
    expect(
      done.slice(22).map((one) => one.status === 'rejected' && one.reason instanceof TooManySheets),
    ).toEqual([true, true, true]);
    expect(writer.workers).toBe(2);
    const again = await writer.write(sampleSheet());
    expect(Buffer.from(again).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(writer.workers).toBe(2);
  });

  it('VDP-6.1 are ended when they take too long, and the next gets a thread of its own', async () => {
    const writer = writerWith({ atOnce: 1, timeoutMs: 5 });
    await expect(writer.write(sampleSheet())).rejects.toThrow('too long');
    expect(writer.workers).toBe(0);
    await expect(writer.write(sampleSheet())).rejects.toThrow('too long');
  });

  it('VDP-6.1 that wait too long for their turn are refused, and leave the line', async () => {
    const writer = writerWith({ atOnce: 1, waiting: 1, timeoutMs: 40 });
    const asked = [writer.write(sampleSheet()), writer.write(sampleSheet())];
    const done = await Promise.allSettled(asked);
    expect(done.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(writer.write(sampleSheet())).rejects.not.toBeInstanceOf(TooManySheets);
  });

  it('VDP-6.1 that take too much memory end their own thread alone', async () => {
    const writer = writerWith({ memoryMb: 6 });
    await expect(writer.write(sampleSheet())).rejects.toThrow(/memory|ended/);
    expect(writer.workers).toBe(0);
  });
});
