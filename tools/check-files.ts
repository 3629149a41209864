/** Part of `pnpm lint`: what is wrong with a file as such, which a linter of its code does not see. */
import { readFileSync } from 'node:fs';
import { badName } from './check-files/file-name.ts';
import { tooLong } from './check-files/file-size.ts';
import { machinePath } from './check-files/machine-path.ts';
import { registryAddress } from './check-files/registry-address.ts';
import { sharedNames } from './check-files/shared-name.ts';
import { titleCase } from './check-files/title-case.ts';
import { repositoryFiles } from './repository-files.ts';

const paths = repositoryFiles();
const shared = sharedNames(paths);
const findings = paths.flatMap((path) => {
  const bytes = readFileSync(path);
  const text = bytes.includes(0) ? '' : bytes.toString('utf8');
  return [
    badName(path),
    shared.get(path),
    tooLong(path, text),
    registryAddress(path, text),
    machinePath(text),
    titleCase(path, text),
  ]
    .filter((finding) => finding !== undefined)
    .map((finding) => `${path}: ${finding}`);
});

for (const finding of findings) console.error(finding);
console.log(`${findings.length} findings in ${paths.length} files`);
// A check that saw nothing must not pass: git may have answered for another folder.
process.exitCode = findings.length > 0 || paths.length < 20 ? 1 : 0;
