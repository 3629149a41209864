import type { StoreCases } from './isolation-case.ts';
import type { TenantIds } from './world-ids.ts';

const layer = (ids: TenantIds) => ({ layer: 'site', key: ids.site }) as const;

export const cases: StoreCases<'settings'> = {
  placeOf: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ settings }, { site }) => settings.placeOf(site),
    succeeded: (place) => place?.manufacturers.length === 1,
  },
  currentVersions: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ settings }, ids) =>
      settings.currentVersions([
        { layer: 'template', key: 'plain' },
        { layer: 'brand', key: 'cygnet' },
        { layer: 'group', key: ids.account },
        layer(ids),
      ]),
    succeeded: (versions) => versions.length === 4,
  },
  listVersions: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ settings }, ids) => settings.listVersions(layer(ids), { limit: 10 }),
    succeeded: (versions) => versions.length === 1,
  },
  readVersion: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ settings }, ids) => settings.readVersion(layer(ids), 1),
    succeeded: (version) => version !== null,
  },
  appendVersion: {
    // Staff of the dealership may as well, but only in their own name.
    as: ['staff'],
    does: 'writes',
    throughSharing: false,
    call: ({ settings }, ids) =>
      settings.appendVersion({
        ...layer(ids),
        number: 2,
        overrides: {},
        who: ids.staff,
        when: new Date(0),
        why: 'test',
      }),
    succeeded: (appended) => appended.ok,
  },
};
