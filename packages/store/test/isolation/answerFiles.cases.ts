import type { StoreCases } from './isolation-case.ts';
import { digestOf, type TenantIds } from './world-ids.ts';

const reading = { as: ['site', 'staff', 'dealershipStaff'], does: 'reads', throughSharing: false } as const;
const ofSite = { ...reading, as: ['site'] } as const;
const writing = { ...ofSite, does: 'writes' } as const;
const fileOf = (ids: TenantIds) => ids.of('leadAnswerFile');

export const cases: StoreCases<'answerFiles'> = {
  countSince: {
    ...ofSite,
    call: ({ answerFiles }, { lead }) => answerFiles.countSince(lead, new Date(0)),
    succeeded: ({ ofLead }) => ofLead.files === 1,
  },
  knownHashes: {
    ...reading,
    call: ({ answerFiles }, ids) => answerFiles.knownHashes(ids.lead, [digestOf(ids, 'answer file')]),
    succeeded: (known) => known.length === 1,
  },
  add: {
    ...writing,
    call: ({ answerFiles }, ids) =>
      answerFiles.add(
        ids.lead,
        {
          id: ids.of('another answer file'),
          kind: 'pdf',
          name: 'licence.pdf',
          content: Buffer.from('%PDF-'),
          preview: null,
          width: null,
          height: null,
          hash: digestOf(ids, 'another answer file'),
          objectKey: `${ids.site}/${ids.lead}/another.pdf`,
        },
        new Date('2026-03-01T00:00:00Z'),
      ),
    succeeded: (added) => added,
  },
  list: {
    ...reading,
    call: ({ answerFiles }, { lead }) => answerFiles.list([lead], 10),
    succeeded: (files) => files.length === 1,
  },
  find: {
    ...reading,
    call: ({ answerFiles }, ids) => answerFiles.find(fileOf(ids)),
    succeeded: (file) => file !== null,
  },
  preview: {
    ...reading,
    call: ({ answerFiles }, ids) => answerFiles.preview(fileOf(ids)),
    succeeded: (preview) => preview !== null,
  },
  waiting: {
    ...reading,
    call: ({ answerFiles }, ids) => answerFiles.waiting(fileOf(ids)),
    succeeded: (content) => content !== null,
  },
  setStored: {
    ...writing,
    call: ({ answerFiles }, ids) => answerFiles.setStored(fileOf(ids)),
    succeeded: (stored) => stored,
  },
  listUsedKeys: {
    ...ofSite,
    call: ({ answerFiles }, ids) => answerFiles.listUsedKeys([fileOf(ids)]),
    succeeded: (keys) => keys.length === 1,
  },
};
