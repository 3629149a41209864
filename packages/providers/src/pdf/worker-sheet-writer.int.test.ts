import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { TooManySheets } from '@forecourt/app/ports/media/car-sheet-writer.port';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { realClock } from '../../test/real-clock.ts';
import { sampleSheet } from './test/sample-sheet.ts';
import { workerSheetWriter, type SheetWriterOptions, type WorkerSheetWriter } from './worker-sheet-writer.ts';

const limits: SheetWriterOptions = {
  atOnce: 2,
  waiting: 20,
  timeoutMs: 30_000,
  memoryMb: 192,
  clock: realClock,
};
const { id: siteId } = twoSites.harbour;
const writers: WorkerSheetWriter[] = [];

const longSheet = (words: number) => sampleSheet({ foot: ['word '.repeat(words)] });

function writerWith(changed: Partial<SheetWriterOptions> = {}): WorkerSheetWriter {
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
    const asked = Array.from({ length: 25 }, () => writer.write(async () => sampleSheet(), siteId));
    const done = await Promise.allSettled(asked);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(22);
    expect(
      done.slice(22).map((one) => one.status === 'rejected' && one.reason instanceof TooManySheets),
    ).toEqual([true, true, true]);
    expect(writer.workers).toBe(2);
    const again = await writer.write(async () => sampleSheet(), siteId);
    expect(Buffer.from(again).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(writer.workers).toBe(2);
  });

  it('VDP-6.1 are ended when they take too long, and the next gets a thread of its own', async () => {
    const writer = writerWith({ atOnce: 1, timeoutMs: 3_000, memoryMb: 2_000 });
    // A thread takes its time to start, which counts as well.
    const drawSoon = () =>
      vi.waitFor(() => writer.write(async () => sampleSheet(), siteId), { timeout: 30_000 });
    await drawSoon();
    await expect(writer.write(async () => longSheet(2_000_000), siteId)).rejects.toThrow('too long');
    expect(writer.workers).toBe(0);
    await drawSoon();
    expect(writer.workers).toBe(1);
  });

  it('VDP-6.1 that wait too long for their turn are refused, and leave the line', async () => {
    const writer = writerWith({ atOnce: 1, waiting: 1, timeoutMs: 10 });
    const asked = [
      writer.write(async () => sampleSheet(), siteId),
      writer.write(async () => sampleSheet(), siteId),
    ];
    const done = await Promise.allSettled(asked);
    expect(done.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(writer.write(async () => sampleSheet(), siteId)).rejects.not.toBeInstanceOf(TooManySheets);
  });

  it('VDP-6.1 that take too much memory end their own thread alone', async () => {
    const writer = writerWith({ memoryMb: 32 });
    await expect(writer.write(async () => longSheet(300_000), siteId)).rejects.toThrow('cannot be drawn');
    expect(writer.workers).toBe(0);
    expect((await writer.write(async () => sampleSheet(), siteId)).length).toBeGreaterThan(0);
  });

  it('VDP-6.1 come in turn for each site that waits', async () => {
    const writer = writerWith({ atOnce: 1 });
    const drawn: string[] = [];
    const sites = [...Array<string>(4).fill('harbour'), 'ranges'] as const;
    await Promise.all(
      sites.map(async (site) => {
        await writer.write(async () => sampleSheet(), site === 'harbour' ? siteId : twoSites.ranges.id);
        drawn.push(site);
      }),
    );
    expect(drawn).toEqual(['harbour', 'ranges', 'harbour', 'harbour', 'harbour']);
  });

  it('VDP-6.1 are drawn under node --watch as well, where threads also tell which files they load', async () => {
    const script = fileURLToPath(new URL('./test/draw-under-watch.ts', import.meta.url));
    const watching = spawn(process.execPath, ['--watch', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const lines = createInterface({ input: watching.stdout });
    const [said] = (await once(lines, 'line')) as [string];
    watching.kill();
    await once(watching, 'exit');
    expect(said).toBe('%PDF-');
  });
});
