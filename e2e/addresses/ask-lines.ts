import { setTimeout as sleep } from 'node:timers/promises';
import { askSite } from '../ask-site.ts';
import { openSession } from '../signed-in.ts';
import { describeAnswer } from './describe-answer.ts';
import { readLine, type RecordLine } from './read-line.ts';
import { siteValues } from './site-values.ts';

/** Said of a page where the database stood in for a search engine that was slow for a moment. */
const degradedCaching = 'public, max-age=0, s-maxage=1';
/** A little longer than such a page is kept. */
const degradedMs = 2_500;

/** Asks for every address of a site's record, and gives the lines back with what is answered now. */
export async function askLines(site: string, lines: readonly string[]): Promise<readonly string[]> {
  const values = await siteValues(site);
  const session = await openSession(site);

  async function ask({ method, path, host, isSignedIn, protocol }: RecordLine, encoding: string) {
    const address = [...values].reduce((text, [name, value]) => text.replaceAll(name, value), path);
    const headers = {
      'accept-encoding': encoding,
      ...(isSignedIn && { cookie: `session=${session}` }),
      ...(protocol && { 'x-forwarded-proto': protocol }),
    };
    const request = { method, headers, ...(host && { host }) };
    let answer = await askSite(site, address, request);
    for (let tries = 0; tries < 3 && answer.headers['cache-control'] === degradedCaching; tries += 1) {
      await sleep(degradedMs);
      answer = await askSite(site, address, request);
    }
    const said = describeAnswer(site, answer);
    return [...values].reduce((text, [name, value]) => text.replaceAll(value, name), said);
  }

  const answered: string[] = [];
  for (const line of lines) {
    const read = readLine(line);
    if (!read) {
      answered.push(line);
      continue;
    }
    const first = await ask(read, 'identity');
    // A page that is kept goes another way, which only those take who accept it packed.
    const again = await ask(read, 'br');
    answered.push(`${read.asked} => ${first === again ? first : `${first} THEN ${again}`}`);
  }
  return answered;
}
