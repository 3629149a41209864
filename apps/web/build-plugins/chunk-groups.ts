import { join } from 'node:path';

/** As much of what the bundler knows of modules as the groups ask for. */
interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const entry = 'app/entry-client.tsx';

/** Where visitors come in: their scripts have a budget, and nothing that they do not need comes along. */
const landingPages = {
  home: 'app/features/pages/home-page.tsx',
  search: 'app/features/stock/search/search-page.tsx',
  vehicle: 'app/features/stock/vehicle/vehicle-page.tsx',
};

/**
 * The files of what several kinds of pages draw with, rather than twenty of half a kilobyte: one for what two landing
 * pages need, one for each landing page with what other pages draw too, one for the forms and journeys behind them.
 * React has its own, without the maps that few ask for, which leaves the first script small: a browser that is asked
 * which line began a request reads the whole file again.
 */
export function chunkGroups(root: string) {
  let needs: ReadonlyMap<string, ReadonlySet<string>> | null = null;
  const landingPagesWith = (id: string, graph: ModuleGraph) => {
    needs ??= new Map(
      Object.entries(landingPages).map(([name, path]) => [
        name,
        importsOf([join(root, entry), join(root, path)], graph),
      ]),
    );
    return [...needs].filter(([, imports]) => imports.has(id)).map(([name]) => name);
  };
  const scripts = /\.tsx?$/;
  const forLanding = (name: string, isIn: (pages: readonly string[]) => boolean) => ({
    name: (id: string, graph: ModuleGraph) => (isIn(landingPagesWith(id, graph)) ? name : null),
    test: scripts,
    minShareCount: 2,
  });
  return [
    { name: 'react', test: /node_modules[\\/](?!.*leaflet)/ },
    forLanding('shared', (pages) => pages.length > 1),
    ...Object.keys(landingPages).map((page) => forLanding(`${page}-parts`, (pages) => pages.includes(page))),
    // The calculator of a car asks for no form: the rules of a loan, and how its figures are told.
    {
      name: 'rules',
      test: /(?:domain[\\/]src[\\/](?:core|finance)|app[\\/]src[\\/]finance)[\\/].*\.tsx?$/,
      minShareCount: 3,
    },
    { name: 'journeys', test: scripts, minShareCount: 3 },
  ];
}

/** Modules with all that they import, however far behind; not what they load later. */
function importsOf(ids: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(ids);
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
