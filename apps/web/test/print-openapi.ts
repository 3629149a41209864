/** Writes the description of the API for programs that may not import this one. */
import { openApi } from '../server/openapi.ts';

process.stdout.write(JSON.stringify(openApi()));
