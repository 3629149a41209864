/** Each program has these, and they mean the same in all of them. */
const inEveryLayer = new Set(['main', 'env', 'compose', 'vite.config']);

/**
 * Files of two layers (packages/domain, packages/ui, apps/web ...) that share a name, each with where the others
 * are: in an editor's list of files they are a coin toss. A use case, its view and its component have three names.
 */
export function sharedNames(paths: readonly string[]): ReadonlyMap<string, string> {
  const byName = Map.groupBy(paths.filter(isSource), stemOf);
  const shared = [...byName.values()].filter((found) => new Set(found.map(layerOf)).size > 1);
  return new Map(
    shared.flatMap((found) =>
      found.map((path) => {
        const others = found.filter((other) => layerOf(other) !== layerOf(path));
        return [path, `has the name of ${others.join(', ')}: say in each what it is`];
      }),
    ),
  );
}

function isSource(path: string): boolean {
  return (
    /^(packages|apps)\/.+\.tsx?$/.test(path) &&
    !/^packages\/testkit(-db)?\/|\/test\/|\.(test|contract|generated)\.tsx?$/.test(path) &&
    !inEveryLayer.has(stemOf(path))
  );
}

/** Without its last ending: `car-card.ts` and `car-card.tsx` are one name, `car-card.view.ts` is another. */
function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.tsx?$/, '');
}

function layerOf(path: string): string {
  return path.split('/', 2).join('/');
}
