import type { StaffId, SiteId } from '@forecourt/domain/core/ids';
import { fail, ok } from '@forecourt/domain/core/result';
import { isSameLayer, type LayerRef, type SettingsPlace } from '@forecourt/domain/settings/layers';
import type { SettingsVersion } from '@forecourt/domain/settings/settings-version';
import type { Scope } from '../../ports/platform/scope.port.ts';
import type { SettingsStore } from '../../ports/platform/settings-store.port.ts';
import type { SettingsPorts } from '../settings-access.ts';

interface MemorySettings {
  readonly ports: SettingsPorts;
  readonly versions: SettingsVersion[];
  /** Called before each append, to let somebody else be quicker. */
  onAppend: () => void;
}

/** Settings kept in memory, of sites that one member of staff may edit. */
export function memorySettings(places: readonly SettingsPlace[], editor: StaffId): MemorySettings {
  const versions: SettingsVersion[] = [];
  const historyOf = (ref: LayerRef) =>
    versions.filter((version) => isSameLayer(version, ref)).toSorted((a, b) => b.number - a.number);
  const reaches = (scope: Scope, siteId: SiteId) =>
    scope.kind === 'site' ? scope.siteId === siteId : scope.staffId === editor;

  const storeFor = (scope: Scope): SettingsStore => ({
    async placeOf(siteId) {
      return (reaches(scope, siteId) && places.find((place) => place.siteId === siteId)) || null;
    },
    async currentVersions(refs) {
      return refs.flatMap((ref) => historyOf(ref).slice(0, 1));
    },
    async listVersions(ref, { before = Infinity, limit }) {
      return historyOf(ref)
        .filter(({ number }) => number < before)
        .slice(0, limit);
    },
    async readVersion(ref, number) {
      return historyOf(ref).find((version) => version.number === number) ?? null;
    },
    async appendVersion(version) {
      memory.onAppend();
      if ((historyOf(version)[0]?.number ?? 0) + 1 !== version.number) return fail('stale');
      versions.push(version);
      return ok(undefined);
    },
  });
  const memory: MemorySettings = {
    ports: { store: { run: (scope, work) => work({ settings: storeFor(scope) }) } },
    versions,
    onAppend: () => {},
  };
  return memory;
}
