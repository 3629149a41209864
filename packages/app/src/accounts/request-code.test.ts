import type { SiteContext } from '../site/site-context.ts';
import { settingsWith } from '@forecourt/domain/site/test/settings-with';
import { describe, expect, it } from 'vitest';
import { requestCode } from './request-code.ts';

const context = {
  site: { id: 'site', name: 'Harbour' },
  scope: {},
  settings: settingsWith(),
} as unknown as SiteContext;
const request = {
  phone: '+61400000001',
  challenge: 'of this browser',
  host: 'harbour.example',
  network: '10.0.0.1',
  now: new Date('2026-03-01T00:00:00Z'),
};

/** What is counted for a request, and whether it is refused where one of the counts is full. */
async function ask(isProven: boolean, full: string | null = null) {
  const counted: (readonly [what: string, whose: string])[] = [];
  const limiter = {
    take: async (what: string, whose: string) => {
      counted.push([what, whose]);
      return what === full ? 60 : 0;
    },
  };
  const stores = {
    codes: { holdPhone: async () => [], issue: async () => undefined },
    jobs: { enqueue: async () => undefined },
  };
  const ports = {
    limiter,
    store: { run: (_: unknown, work: (all: typeof stores) => unknown) => work(stores) },
    codeKeys: { newCode: () => '000000', hashes: () => [new Uint8Array(32)], seal: () => 'sealed' },
    tokens: { hash: () => new Uint8Array(32) },
  };
  const sent = await requestCode(ports as never, context, { ...request, isProven });
  return { counted, isSent: sent.ok };
}

describe('AUTH-1 a code that is asked for', () => {
  it('is counted for its network over all sites, its phone, its site and the platform as a whole', async () => {
    const { counted, isSent } = await ask(true);
    expect(isSent).toBe(true);
    expect(counted).toEqual([
      ['codes of address', '10.0.0.1'],
      ['codes to phone', '+61400000001'],
      ['codes of site', 'site'],
      ['codes of platform', 'everybody'],
      ['codes of address to phone', '10.0.0.1 +61400000001'],
    ]);
  });

  it.each(['codes of address', 'codes to phone', 'codes of site', 'codes of platform'])(
    'is not sent where it would be one too many: %s',
    async (full) => {
      expect((await ask(true, full)).isSent).toBe(false);
    },
  );

  it.each(['unproven codes of address', 'unproven codes of platform'])(
    'without a proof of work is not sent where it would be one too many: %s',
    async (full) => {
      expect([(await ask(true, full)).isSent, (await ask(false, full)).isSent]).toEqual([true, false]);
    },
  );
});
