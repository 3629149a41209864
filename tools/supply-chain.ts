/**
 * `pnpm supply-chain`: what the product is made of. Writes a CycloneDX bill of materials, fails on a licence that is
 * not allowed, and on a serious flaw that the registry knows of; where no registry answers that, it says so.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { exceptions, refusedLicences, type LicencesByName } from './supply-chain/find-licences.ts';
import { readAudit } from './supply-chain/read-audit.ts';

const folder = '.cache/ci';
const bill = `${folder}/sbom.cdx.json`;
const timeoutMs = 120_000;
const failures: string[] = [];

function pnpm(...args: readonly string[]): { readonly isDone: boolean; readonly printed: string } {
  const stdio = ['ignore', 'pipe', 'ignore'] as const;
  const options = { encoding: 'utf8', timeout: timeoutMs, maxBuffer: 64 * 1024 * 1024 } as const;
  const { status, stdout } = spawnSync('pnpm', args, { ...options, stdio: [...stdio] });
  return { isDone: status === 0, printed: stdout };
}

mkdirSync(folder, { recursive: true });
const made = pnpm('sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--out', bill);
if (made.isDone) console.log(`bill of materials: ${bill}`);
else failures.push('The bill of materials could not be written.');

const licences = pnpm('licenses', 'list', '--recursive', '--json');
const refused = licences.isDone ? refusedLicences(JSON.parse(licences.printed) as LicencesByName) : null;
if (refused === null) failures.push('The licences could not be read.');
for (const { name, licence } of refused ?? [])
  failures.push(`${name} is under ${licence}, which is not allowed.`);
if (refused?.length === 0) console.log(`licences: all allowed, ${exceptions.length} kinds by exception`);

const audit = readAudit(pnpm('audit', '--json').printed);
if (audit.kind === 'unanswered')
  console.log(
    'audit: NOT DONE, the registry answers no audit here; known flaws of dependencies are not checked',
  );
else {
  for (const flaw of audit.others) console.log(`audit: ${flaw}`);
  failures.push(...audit.serious);
  console.log(`audit: ${audit.serious.length} serious flaws, ${audit.others.length} others`);
}

for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
