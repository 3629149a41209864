/** Draws one page again and again by React alone: reads the page's data from standard input, prints the CPU of a drawing. */
import { text } from 'node:stream/consumers';
import type { DocumentData } from '../../app/page/shown-page.ts';
import { builtRenderer } from '../../server/pages/page-renderer.ts';

const rounds = 300;
const data = JSON.parse(await text(process.stdin)) as DocumentData;
const { renderApp } = await builtRenderer();
for (let round = 0; round < rounds; round += 1) await renderApp(data, '/');
const before = process.cpuUsage();
for (let round = 0; round < rounds; round += 1) await renderApp(data, '/');
const { user, system } = process.cpuUsage(before);
process.stdout.write(`${JSON.stringify({ cpuMs: (user + system) / 1_000 / rounds })}\n`);
