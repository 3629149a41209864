/** Draws one page again and again by React alone: reads the page's data from standard input, prints the CPU of a drawing. */
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { DocumentData } from '../../app/navigation/shown-page.ts';

const rounds = 300;
const data = JSON.parse(await text(process.stdin)) as DocumentData;
const built = pathToFileURL(join(import.meta.dirname, '../../build/server/entry-server.js')).href;
const { renderUncached } = (await import(built)) as {
  readonly renderUncached: (data: DocumentData, address: string) => Promise<string>;
};
for (let round = 0; round < rounds; round += 1) await renderUncached(data, '/');
const before = process.cpuUsage();
for (let round = 0; round < rounds; round += 1) await renderUncached(data, '/');
const { user, system } = process.cpuUsage(before);
process.stdout.write(`${JSON.stringify({ cpuMs: (user + system) / 1_000 / rounds })}\n`);
