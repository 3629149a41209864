import type { StoreCases } from './isolation-case.ts';
import type { TenantIds } from './world-ids.ts';

const reading = { as: ['site'], does: 'reads', throughSharing: false } as const;
const writing = { ...reading, does: 'writes' } as const;
const photoOf = (ids: TenantIds) => ids.of('formPhoto');

export const cases: StoreCases<'formPhotos'> = {
  add: {
    ...writing,
    call: ({ formPhotos }) =>
      formPhotos.add(
        {
          id: 'cccccccc-0000-4000-8000-000000000001',
          name: 'mirror.jpg',
          bytes: 4,
          width: 800,
          height: 600,
          preview: Buffer.from('small'),
          hash: new Uint8Array(32),
          objectKey: 'site/form/another.jpg',
        },
        new Date('2026-03-01T00:00:00Z'),
      ),
    succeeded: () => true,
  },
  list: {
    ...reading,
    call: ({ formPhotos }, ids) => formPhotos.list([photoOf(ids)]),
    succeeded: (photos) => photos.length === 1,
  },
  remove: {
    ...writing,
    call: ({ formPhotos }, ids) => formPhotos.remove(photoOf(ids)),
    succeeded: (key) => key !== null,
  },
  giveTo: {
    ...writing,
    call: ({ formPhotos }, ids) => formPhotos.giveTo(ids.lead, [photoOf(ids)]),
    succeeded: (count) => count === 1,
  },
  listUsedKeys: {
    ...reading,
    call: ({ formPhotos }, ids) => formPhotos.listUsedKeys([photoOf(ids)]),
    succeeded: (keys) => keys.length === 1,
  },
};
