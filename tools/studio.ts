/**
 * `pnpm studio render [options]` renders the plates that are not finished yet (tools/studio/README.md),
 * `pnpm studio list` says in the demo world which plates there are,
 * `pnpm studio sheets` draws docs/pictures.webp and docs/marks.webp.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { plateList, plateListFile, platesFolder } from './studio/plate-list.ts';

const [verb, ...options] = process.argv.slice(2);

if (verb === 'render') {
  const studio = fileURLToPath(new URL('studio/studio.sh', import.meta.url));
  const { status } = spawnSync(studio, ['plates', ...options], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
  writeFileSync(plateListFile, plateList(platesFolder));
} else if (verb === 'list') {
  writeFileSync(plateListFile, plateList(platesFolder));
} else if (verb === 'sheets') {
  // Read only now: it needs the list that the other two write.
  const { pictureSheet } = await import('./studio/picture-sheet.ts');
  const { markSheet } = await import('./studio/mark-sheet.ts');
  const docs = new URL('../docs/', import.meta.url);
  writeFileSync(new URL('pictures.webp', docs), await pictureSheet());
  writeFileSync(new URL('marks.webp', docs), await markSheet());
} else {
  console.error('pnpm studio render | list | sheets');
  process.exitCode = 1;
}
