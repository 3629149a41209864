import type { PageId } from '@forecourt/domain/core/ids';
import type { StoreCases } from './isolation-case.ts';
import type { TenantIds } from './world-ids.ts';

const pageOf = (ids: TenantIds) => ids.of('page') as PageId;

const secondVersion = (ids: TenantIds) => ({
  pageId: pageOf(ids),
  siteId: ids.site,
  number: 2,
  title: 'Changed',
  description: null,
  imageUrl: null,
  blocks: [{ kind: 'text', text: 'Changed' }],
  who: ids.staff,
  when: new Date(0),
  why: 'test',
});

export const cases: StoreCases<'pages'> = {
  findPublished: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ pages }, { site }) => pages.findPublished(site, '/about-us'),
    succeeded: (found) => found !== null,
  },
  listArticles: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ pages }, { site }) => pages.listArticles(site, { category: 'news', limit: 10 }),
    succeeded: (found) => found.length === 1,
  },
  list: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ pages }, { site }) => pages.list(site, { limit: 10 }),
    succeeded: (found) => found.length === 2,
  },
  create: {
    as: ['staff', 'dealershipStaff'],
    does: 'writes',
    throughSharing: false,
    call: ({ pages }, ids) =>
      pages.create({
        id: ids.of('newPage') as PageId,
        siteId: ids.site,
        path: '/warranty',
        kind: 'page',
        category: null,
      }),
    succeeded: (created) => created.ok,
  },
  listVersions: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ pages }, ids) => pages.listVersions(pageOf(ids), { limit: 10 }),
    succeeded: (versions) => versions.length === 1,
  },
  readVersion: {
    as: ['staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    arrange: ({ pages }, ids) => pages.appendVersion(secondVersion(ids)),
    call: ({ pages }, ids) => pages.readVersion(pageOf(ids), 2),
    succeeded: (version) => version !== null,
  },
  appendVersion: {
    as: ['staff', 'dealershipStaff'],
    does: 'writes',
    throughSharing: false,
    call: ({ pages }, ids) => pages.appendVersion(secondVersion(ids)),
    succeeded: (appended) => appended.ok,
  },
  publish: {
    as: ['staff', 'dealershipStaff'],
    does: 'writes',
    throughSharing: false,
    arrange: ({ pages }, ids) => pages.appendVersion(secondVersion(ids)),
    call: ({ pages }, ids) => pages.publish(pageOf(ids), 2, new Date(0)),
    succeeded: (published) => published,
  },
  takeDown: {
    as: ['staff', 'dealershipStaff'],
    does: 'writes',
    throughSharing: false,
    call: ({ pages }, ids) => pages.takeDown(pageOf(ids)),
    succeeded: (was) => was,
  },
};
