import { describe, expect, it } from 'vitest';
import { photoUploads, type SendOutcome, type UploadSender } from './photo-uploads.ts';

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const taken: SendOutcome = { photo: { id: 'p1', src: '/photo' } };
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A network that does what it is told, in turn; what it is not told hangs. */
function network(...outcomes: (SendOutcome | 'hangs')[]) {
  const sent: string[] = [];
  const waits: number[] = [];
  const signals: AbortSignal[] = [];
  const takenBack: string[] = [];
  const sender: UploadSender = {
    send({ file: { name } }, onProgress, signal) {
      sent.push(name);
      signals.push(signal);
      onProgress(name.startsWith('whole') ? 100 : 40);
      const outcome = outcomes.shift() ?? 'hangs';
      return outcome === 'hangs' ? new Promise(() => undefined) : Promise.resolve(outcome);
    },
    wait(ms) {
      waits.push(ms);
      return Promise.resolve();
    },
    takeBack: (id) => void takenBack.push(id),
  };
  return { sent, waits, signals, takenBack, uploads: photoUploads(sender) };
}

describe('TRADE-4.2 photographs on their way', () => {
  it('are sent two at a time, in the order in which they were chosen', async () => {
    const { uploads, sent } = network('hangs', 'hangs');
    uploads.add([file('1'), file('2'), file('3')], null);
    await settled();
    expect(sent).toEqual(['1', '2']);
    expect(uploads.store.get().map(({ state }) => state)).toEqual(['sending', 'sending', 'waiting']);
    expect(uploads.store.get()[0]?.percent).toBe(40);
  });

  it('are tried three times by themselves, and then when the visitor says so', async () => {
    const { uploads, sent, waits } = network('failed', 'failed', 'failed', taken);
    uploads.add([file('1')], 'front');
    await settled();
    expect([sent.length, waits.length]).toEqual([3, 2]);
    expect(uploads.store.get()).toMatchObject([{ state: 'failed', place: 'front' }]);
    uploads.retry(uploads.store.get()[0]?.key ?? '');
    await settled();
    expect(uploads.store.get()).toMatchObject([{ state: 'sent', percent: 100, photo: { id: 'p1' } }]);
  });

  it('that are refused are not tried again, and hold nobody up', async () => {
    const { uploads, sent } = network({ refused: 'Not a photo' }, taken, taken);
    uploads.add([file('1'), file('2'), file('3')], null);
    await settled();
    expect(sent).toEqual(['1', '2', '3']);
    expect(uploads.store.get()).toMatchObject([
      { state: 'refused', text: 'Not a photo' },
      { state: 'sent' },
      { state: 'sent' },
    ]);
  });

  it('that are taken back are called off', async () => {
    const { uploads, signals } = network('hangs');
    uploads.add([file('1')], null);
    await settled();
    uploads.drop(uploads.store.get()[0]?.key ?? '');
    expect(signals[0]?.aborted).toBe(true);
    expect(uploads.store.get()).toEqual([]);
  });

  it('that are taken back when all of them has left are taken back from the server too', async () => {
    const { uploads, signals, takenBack } = network(taken);
    uploads.add([file('whole.jpg')], null);
    uploads.drop(uploads.store.get()[0]?.key ?? '');
    await settled();
    expect([signals[0]?.aborted, takenBack]).toEqual([false, ['p1']]);
    expect(uploads.store.get()).toEqual([]);
  });
});
