const drawers = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'misc',
  'types',
  'constants',
  'index',
]);

/** Says why a path is badly named: a drawer for anything, as a file or as a folder, says nothing of what is in it. */
export function badName(path: string): string | undefined {
  if (!/^(packages|apps|tools|e2e)\//.test(path)) return undefined;
  const drawer = path
    .split('/')
    .map((part) => part.split('.')[0] ?? '')
    .find((stem) => drawers.has(stem));
  return drawer && `"${drawer}" says nothing; name it after what it decides or does`;
}
