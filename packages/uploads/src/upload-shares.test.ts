import { TooManyPhotos } from '@forecourt/app/ports/media/photo-cleaner.port';
import { describe, expect, it } from 'vitest';
import { realClock } from '../test/real-clock.ts';
import { uploadShares } from './upload-shares.ts';

const shares = (timeoutMs = 5_000) =>
  uploadShares({ atOnce: 4, mostOfSite: 3, mostOfSender: 2, waiting: 4, timeoutMs, clock: realClock });

/** Uploads that last until they are let go. */
function slowUploads() {
  const going: (() => void)[] = [];
  return {
    going,
    work: () => new Promise<void>((resolve) => void going.push(resolve)),
    letGo: () => going.splice(0).forEach((end) => end()),
  };
}
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('uploads at the same time', () => {
  it('of one sender and of one site leave room for others', async () => {
    const { run } = shares();
    const { going, work, letGo } = slowUploads();
    const of = (siteId: string, sender: string) => run({ siteId, sender }, work);
    const all = [of('a', '1'), of('a', '1'), of('a', '1'), of('a', '2'), of('a', '3')];
    await turn();
    expect(going).toHaveLength(3);
    // Another site has its room, however many of the first wait.
    all.push(of('b', '4'));
    await turn();
    expect(going).toHaveLength(4);
    while (going.length > 0) {
      letGo();
      await turn();
    }
    await Promise.all(all);
  });

  it('that wait too long are told to come later', async () => {
    const { run } = shares(20);
    const { work, letGo } = slowUploads();
    const of = () => run({ siteId: 'a', sender: '1' }, work);
    const [first, second, third] = [of(), of(), of()];
    await expect(third).rejects.toBeInstanceOf(TooManyPhotos);
    letGo();
    await Promise.all([first, second]);
  });
});
