import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the two halves of every plate are: `suv-mid-front-studio.A.jpg` and `suv-mid-front-studio.D.webp`. */
export const platesFolder = fileURLToPath(new URL('plates', import.meta.url));

/** Where the cut-out and the camera of every plate are: `suv-mid-front.M.webp` and `suv-mid-front.json`. */
export const masksFolder = fileURLToPath(new URL('masks', import.meta.url));

/** Where the places are, from every side: `yard-front.webp`. */
export const backdropsFolder = fileURLToPath(new URL('backdrops', import.meta.url));

/** Where the demo world, which reads no folder, learns of them. */
export const plateListFile = fileURLToPath(
  new URL('../../packages/testkit/src/world/pictures/plates.generated.ts', import.meta.url),
);

/** The text of that file: every plate of which the folder has both halves. */
export function plateList(folder: string): string {
  const files = new Set(readdirSync(folder));
  const names = [...files]
    .filter((file) => file.endsWith('.A.jpg') && files.has(file.replace('.A.jpg', '.D.webp')))
    .map((file) => `  '${file.replace('.A.jpg', '')}',\n`)
    .sort();
  return `// Written by \`pnpm studio list\` from tools/studio/plates.\nexport const renderedPlates: readonly string[] = [\n${names.join('')}];\n`;
}
