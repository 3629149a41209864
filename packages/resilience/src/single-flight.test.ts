import { describe, expect, it } from 'vitest';
import { singleFlight } from './single-flight.ts';

describe('work in single flight', () => {
  it('runs once for all who ask meanwhile, and again for who comes later', async () => {
    const flights = singleFlight<number>();
    let runs = 0;
    const work = async () => {
      runs += 1;
      await Promise.resolve();
      return runs;
    };
    const both = Promise.all([flights.run('a', work), flights.run('a', work)]);
    expect(flights.get('a')).toBeDefined();
    expect(await both).toEqual([1, 1]);
    expect(flights.get('a')).toBeUndefined();
    expect(await flights.run('a', work)).toBe(2);
  });

  it('runs apart under each key', async () => {
    const flights = singleFlight<string>();
    const of = (key: string) => flights.run(key, async () => key);
    expect(await Promise.all([of('a'), of('b')])).toEqual(['a', 'b']);
  });

  it('shares a failure with those who waited, and with nobody later', async () => {
    const flights = singleFlight<string>();
    const { promise, reject } = Promise.withResolvers<string>();
    const waiting = [flights.run('a', () => promise), flights.run('a', async () => 'never run')];
    reject(new Error('no engine'));
    for (const one of waiting) await expect(one).rejects.toThrow('no engine');
    expect(await flights.run('a', async () => 'again')).toBe('again');
  });
});
