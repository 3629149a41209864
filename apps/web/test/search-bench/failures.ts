import { setTimeout as sleep } from 'node:timers/promises';
import {
  emptySearch,
  normalSearchState,
  type NormalSearchState,
} from '@forecourt/domain/stock/search/search-state';
import { faultProxy, type Fault, type FaultProxy } from '../fault-proxy.ts';
import { startWebProcess } from '../web-process.ts';
import type { BenchSite } from './bench-sites.ts';
import type { BenchEnv } from './env.ts';
import { timed, timesOf } from '../bench/measure.ts';
import { table } from '../bench/report.ts';
import { byApi } from './three-ways.ts';

interface Options {
  readonly env: BenchEnv;
  readonly sites: Readonly<Record<'small' | 'large' | 'directory', BenchSite>>;
  readonly domain: string;
  readonly webVariables: (node: string) => Readonly<Record<string, string>>;
  readonly say: (line: string) => void;
}

interface Load {
  readonly site: BenchSite;
  readonly perSecond: number;
  readonly fault: Exclude<Fault, 'none'>;
}

const seconds = 20;
/** For so long whoever asks may wait for an engine that is about to be given up. */
const givenUpMs = 1_300;
const mostBackMs = 15_000;

let searches = 0;
function freshState(): NormalSearchState {
  searches += 1;
  const ranges = { km: { min: null, max: 800_000 + searches } };
  return normalSearchState({ ...emptySearch('relevant'), ranges });
}

/** Searches at a steady pace while the engine fails, on the real connection, and how soon it is used again. */
export async function failures({ env, sites, domain, webVariables, say }: Options): Promise<string> {
  const proxy = await faultProxy(Number(new URL(env.node).port));
  const web = await startWebProcess(webVariables(`http://127.0.0.1:${proxy.port}`));
  const { small, large, directory } = sites;
  const loads: Load[] = [
    ...(['stopped', 'hanging', 'slow', 'garbled', 'noise'] as const).map((fault) => ({
      site: small,
      perSecond: 50,
      fault,
    })),
    { site: large, perSecond: 5, fault: 'stopped' },
    { site: large, perSecond: 5, fault: 'slow' },
    { site: directory, perSecond: 1, fault: 'stopped' },
  ];
  const rows: string[][] = [];
  for (const load of loads) {
    say(`${load.fault}, ${load.site.name} at ${load.perSecond} a second ...`);
    rows.push(await underFault(load, proxy, byApi(load.site, web.port, domain)));
  }
  web.kill('SIGTERM');
  await web.ended;
  await proxy.close();
  const head = [
    'engine',
    'site',
    'searches',
    'errors',
    'p50 ms',
    'p95',
    'p95 once given up',
    'longest',
    'used again after, s',
  ];
  return table(head, rows);
}

async function underFault(
  { site, perSecond, fault }: Load,
  proxy: FaultProxy,
  api: ReturnType<typeof byApi>,
): Promise<string[]> {
  await untilUsed(api);
  await proxy.setFault(fault);
  const startedMs = performance.now();
  const sent = Array.from({ length: perSecond * seconds }, async (_, turn) => {
    const atMs = (turn * 1_000) / perSecond;
    await sleep(Math.max(0, startedMs + atMs - performance.now()));
    let isError = false;
    const ms = await timed(async () => {
      await api(freshState()).catch(() => {
        isError = true;
      });
    });
    return { atMs, ms, isError };
  });
  const all = await Promise.all(sent);
  await proxy.setFault('none');
  const backMs = await untilUsed(api);
  const times = timesOf(all.map(({ ms }) => ms));
  const steady = timesOf(all.filter(({ atMs }) => atMs > givenUpMs).map(({ ms }) => ms));
  const errors = all.filter(({ isError }) => isError).length;
  const longest = Math.max(...all.map(({ ms }) => ms));
  return [
    fault,
    `${site.cars.toLocaleString('en-AU')} cars, ${perSecond} a second`,
    String(all.length),
    String(errors),
    ...[times.p50, times.p95, steady.p95, longest].map((value) => value.toFixed(0)),
    (backMs / 1_000).toFixed(1),
  ];
}

async function untilUsed(api: ReturnType<typeof byApi>): Promise<number> {
  const startedMs = performance.now();
  while (performance.now() - startedMs < mostBackMs) {
    const view = await api(freshState()).catch(() => null);
    if (view && !view.degraded) return performance.now() - startedMs;
    await sleep(50);
  }
  throw new Error(`the engine was not used again within ${mostBackMs} ms`);
}
