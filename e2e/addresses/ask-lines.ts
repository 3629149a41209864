import { askSite } from '../ask-site.ts';
import { openSession } from '../signed-in.ts';
import { describeAnswer } from './describe-answer.ts';
import { readLine, type RecordLine } from './read-line.ts';
import { siteValues } from './site-values.ts';

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
    const answer = await askSite(site, address, { method, headers, ...(host && { host }) });
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
