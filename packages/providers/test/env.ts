import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where fetched programs are kept for all clones. */
export const cacheFolder: string = process.env['FORECOURT_CACHE'] ?? join(homedir(), '.cache/forecourt');
