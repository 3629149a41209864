/**
 * `pnpm studio render [options]` renders the plates that are not finished yet (tools/studio/README.md),
 * `pnpm studio list` says in the demo world which plates there are, `pnpm studio sheets` draws the contact sheets.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { platesFolder } from './studio/develop-plate.ts';
import { plateList } from './studio/plate-list.ts';

const listFile = new URL('../packages/testkit/src/world/pictures/plates.generated.ts', import.meta.url);
const [verb, ...options] = process.argv.slice(2);

function writeList(): void {
  writeFileSync(listFile, plateList(platesFolder));
}

if (verb === 'list') writeList();
