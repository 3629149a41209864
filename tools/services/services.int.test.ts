import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchOnce, type Fetch } from './fetch-once.ts';
import { livingRecord, pidFileOf, readPidFile, writePidFile } from './pid-file.ts';
import { findFreePort, isPortFree } from './ports.ts';
import { postgresService } from './postgres.ts';
import { identifyProcess, processesWorkingIn } from './process-identity.ts';
import { redisService } from './redis.ts';
import { runAlone } from './run-alone.ts';
import type { Service } from './service.ts';
import { readStatus } from './service-status.ts';
import { startService } from './start-service.ts';
import { stopService } from './stop-service.ts';

const searchPath = '/usr/local/bin:/usr/bin:/bin';
let folder = '';
let redis: Service;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-services-'));
  redis = redisService({ folder: join(folder, 'redis'), port: await findFreePort(), searchPath });
  // Opened as .services is: temporary folders are closed to the services' user.
  chmodSync(folder, 0o755);
});
afterEach(async () => {
  await stopService(redis);
  rmSync(folder, { recursive: true, force: true });
});

const inBackground = { inBackground: true };

describe('starting a service', () => {
  it('twice is harmless: the second finds the first', async () => {
    const first = await startService(redis, inBackground);
    const second = await startService(redis, inBackground);
    expect(first.wasRunning).toBe(false);
    expect(second).toEqual({ record: first.record, wasRunning: true });
  });

  it('runs it as an unprivileged user when we are root', async () => {
    const { record } = await startService(redis, inBackground);
    const owner = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${record.pid}/status`, 'utf8'))?.[1];
    expect(owner).not.toBe('0');
  });

  it('OPS-8 runs no script that anybody sends to Redis', async () => {
    await startService(redis, inBackground);
    const socket = connect(redis.ports[0]?.port ?? 0, '127.0.0.1');
    socket.write('SET a b\r\nEVAL "return 1" 0\r\nQUIT\r\n');
    expect(await text(socket)).toMatch(/^\+OK\r\n-NOPERM [^\r]*'eval'/);
  });

  it('takes no notice of a stale pid file, even when its pid is somebody else by now', async () => {
    const own = identifyProcess(process.pid) ?? { pid: 0, startTicks: 0 };
    mkdirSync(redis.folder);
    writePidFile(pidFileOf(redis), { ...own, startTicks: own.startTicks - 1, ports: [1] });
    expect(await readStatus(redis)).toMatchObject({ state: 'died', pid: null });
    const { record, wasRunning } = await startService(redis, inBackground);
    expect(wasRunning).toBe(false);
    expect(record.pid).not.toBe(process.pid);
  });

  it('on a taken port says who has it and what to change', async () => {
    const other = createServer();
    const port = redis.ports[0]?.port ?? 0;
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    try {
      await expect(startService(redis, inBackground)).rejects.toThrow(
        new RegExp(
          `^redis needs port ${port}, which .+ \\(pid ${process.pid}\\) uses\\. Stop that program, or choose another REDIS_PORT in \\.env\\.$`,
        ),
      );
    } finally {
      other.close();
    }
    expect(existsSync(pidFileOf(redis))).toBe(false);
  });

  it('on another port than it runs on says to stop it first', async () => {
    const { record } = await startService(redis, inBackground);
    const moved = redisService({ folder: redis.folder, port: await findFreePort(), searchPath });
    await expect(startService(moved, inBackground)).rejects.toThrow(
      `redis runs on port ${record.ports[0]}, but .env now says ${moved.ports[0]?.port}. Run \`pnpm services stop redis\` first.`,
    );
  });

  it('that fails shows the end of its log and leaves nothing behind', async () => {
    const broken = {
      ...redis,
      command: async () => ({ file: '/bin/sh', args: ['-c', 'echo bad luck; sleep 0.2; exit 3'] }),
    };
    await expect(startService(broken, inBackground)).rejects.toThrow(
      /^redis ended while it started\.\n.*\n {2}bad luck$/s,
    );
    expect(existsSync(pidFileOf(redis))).toBe(false);
  });

  it('on a full disk is refused before it begins', async () => {
    await expect(startService({ ...redis, needsFreeBytes: 2 ** 60 }, inBackground)).rejects.toThrow(
      /^The disk of .* has \d+ MB free and 1099511627776 MB are needed\. Make room/,
    );
    expect(existsSync(pidFileOf(redis))).toBe(false);
  });
});

describe('stopping a service', () => {
  it('leaves no process, no port, no pid file, and can be done twice', async () => {
    const { record } = await startService(redis, inBackground);
    expect(await readStatus(redis)).toMatchObject({ state: 'running', pid: record.pid });
    expect(await stopService(redis)).toBe(true);
    expect(identifyProcess(record.pid)).toBeNull();
    expect(await isPortFree(record.ports[0] ?? 0)).toBe(true);
    expect(existsSync(pidFileOf(redis))).toBe(false);
    expect(await stopService(redis)).toBe(false);
    expect(await readStatus(redis)).toMatchObject({ state: 'stopped' });
  });

  it('does not end a process that only got the pid of a dead service', async () => {
    const bystander = spawn('sleep', ['60']);
    const { pid = 0, startTicks } = identifyProcess(bystander.pid ?? 0) ?? { startTicks: 0 };
    mkdirSync(redis.folder);
    writePidFile(pidFileOf(redis), { pid, startTicks: startTicks - 1, ports: [1] });
    expect(await stopService(redis)).toBe(false);
    expect(identifyProcess(pid)).not.toBeNull();
    expect(readPidFile(pidFileOf(redis))).toBeNull();
    bystander.kill();
  });

  it('is noticed by status when somebody else did it', async () => {
    const { record } = await startService(redis, inBackground);
    process.kill(record.pid, 'SIGKILL');
    while (livingRecord(pidFileOf(redis))) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await readStatus(redis)).toMatchObject({ state: 'died', pid: null });
  });
});

describe('PostgreSQL', () => {
  let postgres: Service;
  beforeAll(async () => {
    const own = mkdtempSync(join(tmpdir(), 'forecourt-services-'));
    postgres = postgresService({ folder: own, port: await findFreePort() });
  });
  afterAll(async () => {
    await stopService(postgres);
    rmSync(postgres.folder, { recursive: true, force: true });
  });

  it('starts again after kill -9, and stopping leaves no process of it', async () => {
    const first = await startService(postgres, inBackground);
    process.kill(first.record.pid, 'SIGKILL');
    const second = await startService(postgres, inBackground);
    expect(second.wasRunning).toBe(false);
    await stopService(postgres);
    expect(processesWorkingIn(join(postgres.folder, 'data'), 'postgres')).toEqual([]);
    expect(existsSync(join(postgres.folder, 'data/postmaster.pid'))).toBe(false);
  });

  it('says what to do when its password was changed in .env', async () => {
    const port = postgres.ports[0]?.port ?? 0;
    const changed = postgresService({ folder: postgres.folder, port, password: 'another' });
    await expect(startService(changed, inBackground)).rejects.toThrow(
      'was made with another POSTGRES_PASSWORD. Put the old one back into .env, or run `pnpm services reset postgres`.',
    );
    expect(existsSync(pidFileOf(postgres))).toBe(false);
  });
});

describe('fetching a program', () => {
  const whole = 'all of it';
  /** A client of a registry that behaves as it is told. */
  const fetchBy = (script: string): Fetch => ({
    what: 'A program',
    target: join(folder, 'cache/program'),
    needsFreeBytes: 1,
    timeoutSeconds: 1,
    advice: 'Check the network and start again.',
    isWhole: async (path) => readFileSync(path, 'utf8') === whole,
    client: () => ({ file: '/bin/sh', args: ['-c', script] }),
  });

  it('happens once', async () => {
    await fetchOnce(fetchBy(`printf '${whole}' > program; echo x >> ${folder}/calls`));
    await fetchOnce(fetchBy(`echo x >> ${folder}/calls`));
    expect(readFileSync(join(folder, 'calls'), 'utf8')).toBe('x\n');
  });

  it('never uses a half-finished file, whether it came so or was left so', async () => {
    mkdirSync(join(folder, 'cache'));
    writeFileSync(join(folder, 'cache/program'), 'all');
    const fetch = fetchBy(`printf '${whole}' > program`);
    await fetchOnce(fetch);
    expect(readFileSync(fetch.target, 'utf8')).toBe(whole);
  });

  it('tries again after a failure, and after a wrong file', async () => {
    const counting = `echo x >> ${folder}/calls; n=$(wc -l < ${folder}/calls)`;
    const fetch = fetchBy(
      `${counting}; [ $n = 1 ] && exit 1; [ $n = 2 ] && printf all > program || printf '${whole}' > program`,
    );
    await fetchOnce(fetch);
    expect(readFileSync(fetch.target, 'utf8')).toBe(whole);
  });

  it('ends a client that stalls, with all it started, and says what to do', async () => {
    await expect(fetchOnce(fetchBy('sleep 61.25 & sleep 61.25'))).rejects.toThrow(
      /^A program could not be fetched\. Check the network and start again\.\n.*No end within 1 s\.$/s,
    );
    const sleepers = readdirSync('/proc').filter((pid) => commandLine(pid).includes('61.25'));
    expect(sleepers).toEqual([]);
    expect(readdirSync(join(folder, 'cache'))).toEqual([]);
  });
});

function commandLine(pid: string): string {
  try {
    return /^\d+$/.test(pid) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '';
  } catch {
    return '';
  }
}

describe('two runs at the same time', () => {
  it('go one after the other', async () => {
    const order: string[] = [];
    const run = (name: string) => async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      order.push(`${name} ends`);
    };
    await Promise.all([runAlone(folder, run('first')), runAlone(folder, run('second'))]);
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });
});
