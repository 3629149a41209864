import type { Times } from './measure.ts';

export interface WayResult {
  readonly way: string;
  readonly times: Times;
  /** On a core, for one search: of this bench, of the web server, of the engine or database. */
  readonly clientMs: number;
  readonly serverMs: number;
  readonly engineMs: number;
}

export interface SiteResult {
  readonly name: string;
  readonly cars: number;
  readonly searches: number;
  readonly ways: readonly WayResult[];
}

const ms = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(1));
const cell = (values: readonly string[]) => `| ${values.join(' | ')} |`;

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [cell(head), cell(head.map(() => '---')), ...rows.map(cell)].join('\n');

/** Each way of a site on a line, with how many times the first one's median it takes. */
export function siteTable({ ways }: SiteResult): string {
  const [bare] = ways;
  const head = [
    'way',
    'p50 ms',
    'p95',
    'p99',
    'of bare, p50',
    'CPU ms: engine',
    'web',
    'bench',
    'searches per core-second',
  ];
  const rows = ways.map(({ way, times, clientMs, serverMs, engineMs }) => {
    const serving = engineMs + serverMs + (serverMs > 0 || way.startsWith('bare') ? 0 : clientMs);
    return [
      way,
      ms(times.p50),
      ms(times.p95),
      ms(times.p99),
      bare ? (times.p50 / bare.times.p50).toFixed(2) : '',
      ms(engineMs),
      serverMs > 0 ? ms(serverMs) : '',
      ms(clientMs),
      serving > 0 ? Math.round(1_000 / serving).toString() : '',
    ];
  });
  return table(head, rows);
}

const colours = ['#34383d', '#136c3a', '#b26a00', '#8fa2ac', '#b3151f'];
const width = 760;

/** The medians and 95th percentiles of all ways and sites as bars, each site on a scale of its own. */
export function picture(sites: readonly SiteResult[]): string {
  const rowHeight = 22;
  let top = 10;
  const paragraphs: string[] = [];
  for (const { name, cars, ways } of sites) {
    const longest = Math.max(...ways.map(({ times }) => times.p95));
    paragraphs.push(text(10, top + 14, `${name}: ${cars.toLocaleString('en-AU')} cars`, 'bold'));
    top += 24;
    for (const [index, { way, times }] of ways.entries()) {
      const [long, short] = [times.p95, times.p50].map((value) => Math.max(1, (value / longest) * 420));
      const colour = colours[index % colours.length];
      paragraphs.push(
        text(10, top + 14, way),
        `<rect x="200" y="${top + 3}" width="${long?.toFixed(1)}" height="14" fill="${colour}" opacity=".35"/>`,
        `<rect x="200" y="${top + 3}" width="${short?.toFixed(1)}" height="14" fill="${colour}"/>`,
        text(206 + (long ?? 0), top + 14, `${ms(times.p50)} / ${ms(times.p95)} ms`),
      );
      top += rowHeight;
    }
    top += 12;
  }
  const style = 'font-family="system-ui, sans-serif" font-size="12" fill="#15171a"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" ${style}><rect width="100%" height="100%" fill="#fff"/>${paragraphs.join('')}</svg>\n`;
}

function text(x: number, y: number, words: string, weight = 'normal'): string {
  return `<text x="${x}" y="${y}" font-weight="${weight}">${words}</text>`;
}
