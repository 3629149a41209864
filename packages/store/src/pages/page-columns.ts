export const pageColumns = [
  'pages.id',
  'pages.siteId',
  'pages.path',
  'pages.kind',
  'pages.category',
  'pages.publishedVersion',
  'pages.publishedAt',
] as const;

/** A version but for its blocks, which are what weighs. */
export const entryColumns = [
  'pageVersions.pageId',
  'pageVersions.siteId',
  'pageVersions.number',
  'pageVersions.title',
  'pageVersions.description',
  'pageVersions.imageUrl',
  'pageVersions.staffId as who',
  'pageVersions.createdAt as when',
  'pageVersions.why',
] as const;
