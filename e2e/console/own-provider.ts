import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { asLoader } from './as-loader.ts';
import { staffOf } from './staff-test.ts';
import { consoleEnvironment, consoleUrl } from '../env.ts';

const root = new URL('../..', import.meta.url).pathname;

/** A group with a provider of identities on this machine, and somebody of its staff who comes in by it. */
export interface OwnProvider {
  readonly slug: string;
  readonly email: string;
  readonly name: string;
  /** What the provider calls them. */
  readonly login: string;
  /** From then on nobody answers where its group says that it is. */
  move(): Promise<void>;
  remove(): Promise<void>;
}

/** Sets one up by the operator's own command. Each screen has its group, as an account has one provider. */
export async function startOwnProvider(device: string): Promise<OwnProvider> {
  const [account] = await asLoader(
    'select a.id, a.slug from accounts a where exists (select from dealerships d where d.account_id = a.id) order by a.slug offset $1 limit 1',
    [device === 'phone' ? 0 : 1],
  );
  const { id = '', slug = '' } = account ?? {};
  const domain = `${randomUUID().slice(0, 8)}.group.example`;
  const [login, email, name] = ['sasha', `sasha@${domain}`, 'Sasha Okafor'];
  const callback = consoleUrl(`/api/single-sign-on/${id}/callback`);
  const provider = spawn(
    process.execPath,
    ['apps/console/test/sign-on/serve-provider.ts', callback, `${login}=${email}`],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const { issuer, clientId, secret } = JSON.parse(await firstLine(provider)) as Record<string, string>;
  const [{ staff_id: staffId } = {}] = await asLoader(
    `with person as (insert into staff (email, name) values ($1, $2) returning id)
      insert into memberships (staff_id, kind, account_id, role) select id, 'account', $3::uuid, 'group_manager' from person returning staff_id`,
    [email, name, id],
  );
  await command(
    ['set', '--group', slug, '--issuer', `${issuer}`, '--client-id', `${clientId}`, '--domains', domain],
    `${secret}`,
  );
  return {
    slug,
    email,
    name,
    login,
    async move() {
      await asLoader("update identity_providers set issuer = 'http://127.0.0.1:1' where account_id = $1", [
        id,
      ]);
    },
    async remove() {
      provider.kill('SIGTERM');
      await command(['remove', '--group', slug], '');
      await asLoader('update staff set disabled_at = now() where id = $1', [staffId]);
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the provider says nothing');
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{')) return line;
  }
  throw new Error('the provider did not start');
}

/** As `pnpm console:sso`. */
async function command(args: readonly string[], input: string): Promise<void> {
  const child = spawn(process.execPath, ['tools/console-sso.ts', ...args, '--as', staffOf.operator.email], {
    cwd: root,
    stdio: ['pipe', 'inherit', 'inherit'],
    env: consoleEnvironment(),
  });
  child.stdin.end(input);
  const status = await new Promise((resolve) => {
    child.once('exit', resolve);
  });
  if (status !== 0) throw new Error(`pnpm console:sso ${args[0]} failed`);
}
