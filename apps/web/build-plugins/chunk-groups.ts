import { join } from 'node:path';

/** As much of what the bundler knows of modules as the groups ask for. */
interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** Where visitors come in: their scripts have a budget, and nothing that they do not need comes along. */
const landingPages = [
  'app/entry-client.tsx',
  'app/features/pages/home-page.tsx',
  'app/features/stock/search/search-page.tsx',
  'app/features/stock/vehicle/vehicle-page.tsx',
];

/**
 * The files of what several kinds of pages draw with, rather than twenty of half a kilobyte: one for what the landing
 * pages need, one for the forms and journeys behind them. React has its own, without the maps that few ask for, which leaves the first script small:
 * a browser that is asked which line began a request reads the whole file again.
 */
export function chunkGroups(root: string) {
  const entries = landingPages.map((path) => join(root, path));
  let landing: ReadonlySet<string> | null = null;
  const isForLanding = (id: string, graph: ModuleGraph) => (landing ??= importsOf(entries, graph)).has(id);
  const shared = { test: /\.tsx?$/, minShareCount: 3 };
  return [
    { name: 'react', test: /node_modules[\\/](?!.*leaflet)/ },
    {
      name: (id: string, graph: ModuleGraph) => (isForLanding(id, graph) ? 'shared' : null),
      ...shared,
      minShareCount: 2,
    },
    // The calculator of a car asks for no form: the rules of a loan, and how its figures are told.
    {
      name: 'rules',
      ...shared,
      test: /(?:domain[\\/]src[\\/](?:core|finance)|app[\\/]src[\\/]finance)[\\/]/,
    },
    { name: 'journeys', ...shared },
  ];
}

/** Modules with all that they import, however far behind; not what they load later. */
function importsOf(ids: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(ids);
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
