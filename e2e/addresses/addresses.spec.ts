import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { requestLines } from './request-lines.ts';
import { readLine } from './read-line.ts';

const sites = [
  'bigyard',
  'coastline-suzuki',
  'hallam-and-sons',
  'harbourside-mazda',
  'ironbark-motorcycles',
  'kestrel',
  'meridian-electric',
  'moreton-toyota',
  'pemberton',
  'wanderlight-caravans',
];

/** Ten times so many are three hundred. */
const fewest = 30;

for (const site of sites) {
  test(`URL-1 URL-2 URL-3.1 URL-7 URL-8.1 The addresses of ${site} answer as they are written down`, async () => {
    const path = join(import.meta.dirname, 'sites', `${site}.txt`);
    const lines = readFileSync(path, 'utf8').split('\n');
    expect(lines.filter(readLine).length).toBeGreaterThanOrEqual(fewest);
    const recorded = await requestLines(site, lines);
    const { updateSnapshots } = test.info().config;
    if (updateSnapshots === 'all' || updateSnapshots === 'changed') {
      writeFileSync(path, recorded.join('\n'));
      return;
    }
    const isOther = (_line: string, index: number) => recorded[index] !== lines[index];
    expect(recorded.filter(isOther)).toEqual(lines.filter(isOther));
  });
}
