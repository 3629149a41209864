import { twoSites } from '@forecourt/testkit/two-sites';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeClock, type FakeClock } from '@forecourt/testkit/fake-clock';
import { memorySites, type MemorySites } from '../../test/memory-sites.ts';
import { siteResolver, type SiteResolver } from './resolve-site.ts';
import { TooManyHosts } from './host-cache.ts';

const { harbour, ranges } = twoSites;
let sites: MemorySites;
let clock: FakeClock;
let resolver: SiteResolver;

beforeEach(() => {
  sites = memorySites();
  clock = fakeClock();
  resolver = siteResolver(sites.ports, { platformDomain: 'forecourt.example', clock, mostHosts: 100 });
});

const slugOf = async (host: string | undefined) => (await resolver.resolve(host))?.site.slug ?? null;

describe('TEN-1 the site of a host', () => {
  it.each([
    ['harbour.example', 'harbour'],
    ['Ranges.Example.:8080', 'ranges'],
    ['harbour.forecourt.example', 'harbour'],
    ['nobody.example', null],
    ['nobody.forecourt.example', null],
    ['forecourt.example', null],
    ['console.forecourt.example', null],
    ['harbour.example.evil.example', null],
    ['harbour.example, ranges.example', null],
    ['127.0.0.1', null],
    [undefined, null],
  ])('of %s is %s', async (host, slug) => {
    expect(await slugOf(host)).toBe(slug);
  });

  it('is asked for once, however many ask at once, and then known', async () => {
    await Promise.all(Array.from({ length: 50 }, () => slugOf('harbour.example')));
    for (let turn = 0; turn < 50; turn += 1) await slugOf('harbour.example');
    expect(sites.calls).toEqual({ directory: 1, versions: 1, loads: 1 });
  });

  it('is looked for again after a while where nobody had the host', async () => {
    expect(await slugOf('new.example')).toBeNull();
    sites.hosts.set('new.example', harbour.id);
    await clock.move(4_000);
    expect(await slugOf('new.example')).toBeNull();
    await clock.move(1_000);
    expect(await slugOf('new.example')).toBe('harbour');
  });

  it('is an error, and not a 404, while the directory does not answer', async () => {
    sites.isDown = true;
    await expect(resolver.resolve('harbour.example')).rejects.toThrow('the database is away');
    sites.isDown = false;
    expect(await slugOf('harbour.example')).toBe('harbour');
  });

  it('is looked for so often a second and no more, and known ones are found nevertheless', async () => {
    await slugOf('harbour.example');
    const all = await Promise.allSettled(
      Array.from({ length: 500 }, (_, number) => slugOf(`unknown-${number}.example`)),
    );
    const refused = all.filter((one) => one.status === 'rejected');
    expect(refused.length).toBeGreaterThan(200);
    expect(refused.every(({ reason }) => reason instanceof TooManyHosts)).toBe(true);
    await clock.move(1_000);
    await slugOf('ranges.example');
    const before = { ...sites.calls };
    expect([await slugOf('harbour.example'), await slugOf('ranges.example')]).toEqual(['harbour', 'ranges']);
    // A hundred hosts at most were remembered, so that one of the two may have been forgotten.
    expect(sites.calls.directory - before.directory).toBeLessThanOrEqual(1);
  });
});

const versionsOf = async (host: string) => (await resolver.resolve(host))?.versions;

describe('what is known of a site', () => {
  it('follows its stock without being loaded again', async () => {
    await slugOf('harbour.example');
    sites.versions.set(harbour.id, { stock: 2, settings: 'a', content: 1 });
    await resolver.checkVersions();
    expect(await versionsOf('harbour.example')).toEqual({ stock: 2, settings: 'a', content: 1 });
    expect(sites.calls.loads).toBe(1);
  });

  it('TEN-3.1 is loaded again when its settings changed', async () => {
    await slugOf('harbour.example');
    sites.overrides.set(harbour.id, { search: { pageSize: 9 } });
    sites.versions.set(harbour.id, { stock: 1, settings: 'b', content: 1 });
    await resolver.checkVersions();
    const context = await resolver.resolve('harbour.example');
    expect(context?.settings.search.pageSize).toBe(9);
    expect(context?.versions.settings).toBe('b');
  });

  it('RULE-14 has the holidays as they are now, which all sites share', async () => {
    await Promise.all([slugOf('harbour.example'), slugOf('ranges.example')]);
    sites.holidays = [{ date: '2026-08-12', name: 'Show day', state: 'qld', postcodes: [], fromTime: null }];
    for (const { id } of twoSites.sites) sites.versions.set(id, { stock: 1, settings: 'a', content: 2 });
    const { loads } = sites.calls;
    await resolver.checkVersions();
    const [one, other] = [
      await resolver.resolve('harbour.example'),
      await resolver.resolve('ranges.example'),
    ];
    expect(one?.publicHolidays.map(({ name }) => name)).toEqual(['Show day']);
    expect(other?.publicHolidays).toBe(one?.publicHolidays);
    expect(sites.calls.loads).toBe(loads + 1);
  });

  it('is checked by one query for all', async () => {
    await Promise.all([slugOf('harbour.example'), slugOf('ranges.example')]);
    const before = sites.calls.versions;
    await resolver.checkVersions();
    expect(sites.calls.versions).toBe(before + 1);
  });

  it('is gone with the site', async () => {
    await slugOf('harbour.example');
    sites.versions.delete(harbour.id);
    sites.hosts.delete('harbour.example');
    await resolver.checkVersions();
    expect(await slugOf('harbour.example')).toBeNull();
  });

  it('stays while nobody can say whether it changed', async () => {
    await slugOf('harbour.example');
    sites.isDown = true;
    await expect(resolver.checkVersions()).rejects.toThrow('away');
    expect(await slugOf('harbour.example')).toBe('harbour');
  });

  it('is not forgotten while it could not be found again', async () => {
    await slugOf('harbour.example');
    await slugOf('ranges.example');
    await clock.move(121_000);
    await slugOf('ranges.example');
    sites.isDown = true;
    await expect(resolver.checkVersions()).rejects.toThrow('away');
    expect(await slugOf('harbour.example')).toBe('harbour');
  });

  it('is forgotten, and no longer asked about, two minutes after the last visit', async () => {
    await slugOf('harbour.example');
    await clock.move(121_000);
    const before = sites.calls.versions;
    await resolver.checkVersions();
    expect(sites.calls.versions).toBe(before);
    expect(await slugOf('harbour.example')).toBe('harbour');
  });
});

describe('TEN-8 a host that becomes another site’s', () => {
  it('is served by the new one after the next check', async () => {
    expect(await slugOf('harbour.example')).toBe('harbour');
    sites.hosts.set('harbour.example', ranges.id);
    for (const { id } of twoSites.sites) sites.versions.set(id, { stock: 1, settings: 'b', content: 1 });
    await resolver.checkVersions();
    expect(await slugOf('harbour.example')).toBe('ranges');
  });

  it('is not served by the old one, even when the directory answered just before', async () => {
    const { directory } = sites.ports;
    const late = Promise.withResolvers<void>();
    const slow = siteResolver(
      {
        ...sites.ports,
        directory: {
          ...directory,
          async findByHost(host) {
            const found = await directory.findByHost(host);
            await late.promise;
            return found;
          },
        },
      },
      { platformDomain: 'forecourt.example', clock },
    );
    const asking = slow.resolve('harbour.example');
    await clock.move(0);
    sites.hosts.set('harbour.example', ranges.id);
    late.resolve();
    expect((await asking)?.site.slug).toBe('ranges');
  });

  it('works at once for a site that is known, though it was not the site’s when that was loaded', async () => {
    await slugOf('harbour.example');
    sites.hosts.set('new.example', harbour.id);
    expect(await slugOf('new.example')).toBe('harbour');
  });
});
