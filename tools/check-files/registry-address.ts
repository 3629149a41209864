const written = /(^|\/)(pnpm-lock\.yaml|pnpm-workspace\.yaml|\.npmrc)$/;
const otherLocks = /(^|\/)(package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|bun\.lockb?)$/;

/** Says where a registry's address was written down: the next machine may reach another one, or none. */
export function registryAddress(path: string, text: string): string | undefined {
  if (otherLocks.test(path)) return 'a second lockfile; this workspace is installed by pnpm';
  if (!written.test(path)) return undefined;
  const line = text.split('\n').findIndex((one) => /https?:\/\//.test(one));
  return line === -1 ? undefined : `names a host on line ${line + 1}; install without a registry of your own`;
}
