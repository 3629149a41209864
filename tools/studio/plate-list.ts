import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the two halves of every plate are: `suv-mid-front-studio.A.jpg` and `suv-mid-front-studio.D.webp`. */
export const platesFolder = fileURLToPath(new URL('plates', import.meta.url));

/** The source of plates.generated.ts: what the folder has both halves of. */
export function plateList(folder: string): string {
  const files = new Set(readdirSync(folder));
  const names = [...files]
    .filter((file) => file.endsWith('.A.jpg') && files.has(file.replace('.A.jpg', '.D.webp')))
    .map((file) => file.replace('.A.jpg', ''))
    .sort();
  const lines = names.map((name) => `  '${name}',\n`);
  return `// Written by \`pnpm studio list\` from tools/studio/plates.\nexport const renderedPlates: readonly string[] = [\n${lines.join('')}];\n`;
}
