/**
 * Follows every link of running sites and fails where one is dead:
 * node tools/crawl-sites.ts <port> <most pages a site> <host> [<host> ...]
 */
import { crawlSite } from './crawl/crawl-site.ts';

const [port = '', most = '', ...hosts] = process.argv.slice(2);
if (!/^\d+$/.test(port) || !/^\d+$/.test(most) || hosts.length === 0) {
  console.error('usage: node tools/crawl-sites.ts <port> <most pages a site> <host> [<host> ...]');
  process.exit(2);
}
let deadLinks = 0;
for (const host of hosts) {
  const { pages, dead } = await crawlSite({ port: Number(port), host, mostPages: Number(most) });
  console.log(`${host}: ${pages} pages, ${dead.length} dead links`);
  for (const { address, from, problem } of dead) console.log(`  ${address} (on ${from}): ${problem}`);
  deadLinks += dead.length;
}
process.exitCode = deadLinks > 0 ? 1 : 0;
