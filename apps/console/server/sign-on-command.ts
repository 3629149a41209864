/** `pnpm console:sso`: gives a group its provider of identities, or takes it away (STAFF-1.5). */
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { removeSignOn, setUpSignOn } from '@forecourt/app/staff/single-sign-on/set-up-sign-on';
import type { EventLog } from '@forecourt/server/observability/event-log';
import { pino } from 'pino';
import { compose } from './compose.ts';
import type { ConsolePorts } from './console-deps.ts';
import { readEnv } from './env.ts';
import { signInPorts } from './signed-in-staff.ts';

const usage = [
  'Usage: pnpm console:sso set --as <operator’s email> --group <slug> --issuer <address> --client-id <id>',
  '         --domains <a.example,b.example> [--required]      (the client’s secret on standard input)',
  '       pnpm console:sso remove --as <operator’s email> --group <slug>',
].join('\n');

const troubles = {
  not_an_operator: 'Only an operator sets up single sign-on.',
  no_such_group: 'There is no group with this slug.',
  no_domain: 'Each domain is one such as group.example, and there is one at least.',
  no_answer:
    'The provider does not answer under this address, or calls itself by another. Nothing was changed.',
  domain_taken: 'One of the domains is another group’s. Nothing was changed.',
} as const;

interface Given {
  readonly as?: string | undefined;
  readonly group?: string | undefined;
  readonly issuer?: string | undefined;
  readonly 'client-id'?: string | undefined;
  readonly domains?: string | undefined;
  readonly required?: boolean | undefined;
}

async function run(ports: ConsolePorts, act: string | undefined, given: Given): Promise<string> {
  const { as: email, group: slug, issuer, 'client-id': clientId, domains } = given;
  if (email === undefined || slug === undefined) throw new Error(usage);
  const operator = await ports.directory.findByEmail(email);
  if (!operator) throw new Error(troubles.not_an_operator);
  const from = { address: 'command line', requestId: 'console:sso' };
  const scope = signInPorts({ ports }, from).scopeOf(operator.staffId);
  if (act === 'remove') {
    const removed = await removeSignOn(ports, scope, slug);
    if (!removed.ok) throw new Error(troubles[removed.error]);
    return `${removed.value.name} signs in with passkeys and passwords again.`;
  }
  if (act !== 'set' || issuer === undefined || clientId === undefined || domains === undefined)
    throw new Error(usage);
  const set = await setUpSignOn(ports, scope, {
    slug,
    issuer,
    clientId,
    secret: (await text(process.stdin)).trim(),
    domains: domains.split(',').map((one) => one.trim().toLowerCase()),
    isRequired: given.required === true,
  });
  if (!set.ok) throw new Error(troubles[set.error]);
  return [
    `${set.value.name} signs in with its own account.`,
    `Its own address: ${ports.origin}/sign-in/${slug}`,
    `What its provider has to let browsers come back to: ${set.value.callback}`,
  ].join('\n');
}

try {
  const { values, positionals } = parseArgs({
    options: {
      as: { type: 'string' },
      group: { type: 'string' },
      issuer: { type: 'string' },
      'client-id': { type: 'string' },
      domains: { type: 'string' },
      required: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const log: EventLog = pino({ level: 'warn', base: { program: 'console:sso' } }, process.stderr);
  const composed = compose(readEnv(), log);
  try {
    process.stdout.write(`${await run(composed.ports, positionals[0], values)}\n`);
  } finally {
    await composed.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
