import { twoSites } from '@forecourt/testkit/two-sites';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeClock, type FakeClock } from '@forecourt/testkit/fake-clock';
import { memorySites, type MemorySites } from '../../test/memory-sites.ts';
import { siteResolver, type SiteResolver } from './resolve-site.ts';
import { HostsUnavailable } from './known-hosts.ts';

const { harbour, ranges } = twoSites;
let sites: MemorySites;
let clock: FakeClock;
let resolver: SiteResolver;

beforeEach(async () => {
  sites = memorySites();
  clock = fakeClock();
  resolver = siteResolver(sites.ports, { platformDomain: 'forecourt.example', clock });
  await resolver.checkVersions();
});

/** As the watch does, when hosts may be read again. */
const nextCheck = async () => {
  await clock.move(1_000);
  await resolver.checkVersions();
};
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
    // The version of the hosts and the hosts.
    expect(sites.calls).toEqual({ directory: 2, versions: 1, loads: 1 });
  });

  it('is known with the next check where the host is new, moves or goes', async () => {
    expect(await slugOf('new.example')).toBeNull();
    sites.hosts.set('new.example', harbour.id);
    await nextCheck();
    expect(await slugOf('new.example')).toBe('harbour');
    sites.hosts.set('new.example', ranges.id);
    await nextCheck();
    expect(await slugOf('new.example')).toBe('ranges');
    sites.hosts.delete('new.example');
    await nextCheck();
    expect(await slugOf('new.example')).toBeNull();
  });

  it('H3 is never asked of the directory by a request, whatever the host', async () => {
    const { directory } = sites.calls;
    const hosts = Array.from({ length: 1_000 }, (_, number) => `x${number}.forecourt.example`);
    expect(new Set(await Promise.all(hosts.map(slugOf)))).toEqual(new Set([null]));
    expect([await slugOf('harbour.example'), await slugOf('ranges.example')]).toEqual(['harbour', 'ranges']);
    expect(sites.calls.directory).toBe(directory);
  });

  it('is read again no more than once a second, however often hosts change', async () => {
    const { directory } = sites.calls;
    for (let turn = 0; turn < 20; turn += 1) {
      sites.hosts.set(`new-${turn}.example`, harbour.id);
      await clock.move(100);
      await resolver.checkVersions();
    }
    expect(sites.calls.directory - directory).toBe(4);
  });

  it('is an error, and not a 404, until the hosts could be loaded', async () => {
    sites.isDown = true;
    resolver = siteResolver(sites.ports, { platformDomain: 'forecourt.example', clock });
    await expect(resolver.checkVersions()).rejects.toThrow('the database is away');
    expect(resolver.isLoaded()).toBe(false);
    await expect(resolver.resolve('harbour.example')).rejects.toThrow(HostsUnavailable);
    await expect(resolver.resolve('nobody.example')).rejects.toThrow(HostsUnavailable);
    sites.isDown = false;
    await resolver.checkVersions();
    expect([await slugOf('harbour.example'), await slugOf('nobody.example')]).toEqual(['harbour', null]);
  });

  it('TEN-8 is no custom domain where the host is a name of the platform', async () => {
    sites.hosts.set('harbour.forecourt.example', ranges.id);
    await nextCheck();
    expect(await slugOf('harbour.forecourt.example')).toBe('harbour');
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
    await nextCheck();
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
    await nextCheck();
    expect(await slugOf('harbour.example')).toBe('ranges');
  });

  it('is served by nobody between the two, rather than by the old one', async () => {
    sites.hosts.set('harbour.example', ranges.id);
    await expect(resolver.resolve('harbour.example')).rejects.toThrow(HostsUnavailable);
    await nextCheck();
    expect(await slugOf('harbour.example')).toBe('ranges');
  });

  it('works for a site that is known, though it was not the site’s when that was loaded', async () => {
    await slugOf('harbour.example');
    sites.hosts.set('new.example', harbour.id);
    await nextCheck();
    expect(await slugOf('new.example')).toBe('harbour');
  });
});
