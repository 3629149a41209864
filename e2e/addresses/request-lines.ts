import { setTimeout as sleep } from 'node:timers/promises';
import { requestSite } from '../request-site.ts';
import { openSession } from '../signed-in.ts';
import { describeResponse } from './describe-response.ts';
import { readLine, type RecordLine } from './read-line.ts';
import { siteValues } from './site-values.ts';

/** Said of a page where the database stood in for a search engine that was slow for a moment. */
const degradedCaching = 'public, max-age=0, s-maxage=1';
/** A little longer than such a page is cached. */
const degradedMs = 2_500;

/** Requests every address of a site's record, and gives the lines back with the responses of now. */
export async function requestLines(site: string, lines: readonly string[]): Promise<readonly string[]> {
  const values = await siteValues(site);
  const session = await openSession(site);

  async function request({ method, path, host, isSignedIn, protocol }: RecordLine, encoding: string) {
    const address = [...values].reduce((text, [name, value]) => text.replaceAll(name, value), path);
    const headers = {
      'accept-encoding': encoding,
      ...(isSignedIn && { cookie: `session=${session}` }),
      ...(protocol && { 'x-forwarded-proto': protocol }),
    };
    const options = { method, headers, ...(host && { host }) };
    let response = await requestSite(site, address, options);
    for (let tries = 0; tries < 3 && response.headers['cache-control'] === degradedCaching; tries += 1) {
      await sleep(degradedMs);
      response = await requestSite(site, address, options);
    }
    const described = describeResponse(site, response);
    return [...values].reduce((text, [name, value]) => text.replaceAll(value, name), described);
  }

  const recorded: string[] = [];
  for (const line of lines) {
    const read = readLine(line);
    if (!read) {
      recorded.push(line);
      continue;
    }
    const first = await request(read, 'identity');
    // A cached page takes another way, which only requests that accept brotli take.
    const again = await request(read, 'br');
    recorded.push(`${read.request} => ${first === again ? first : `${first} THEN ${again}`}`);
  }
  return recorded;
}
