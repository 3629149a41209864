/** `pnpm api:doc` writes docs/api.md. */
import { writeFileSync } from 'node:fs';
import { readOpenApi } from './api-doc/read-openapi.ts';
import { renderApiDoc } from './api-doc/render-api-doc.ts';

writeFileSync(new URL('../docs/api.md', import.meta.url), renderApiDoc(readOpenApi()));
