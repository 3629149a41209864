// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, type Drawing } from '../../../../shared/test/draw.ts';
import { useReadSearch } from './use-read-search.ts';

const { fetch } = globalThis;
let drawing: Drawing;
let requests: {
  readonly path: string;
  readonly respond: (count: number | null) => Promise<void>;
  readonly fail: () => Promise<void>;
}[] = [];

function Probe({ words }: { readonly words: string | null }) {
  const read = useReadSearch(words);
  return <p>{read === 'unreachable' ? read : (read?.countText ?? 'nothing')}</p>;
}

beforeEach(async () => {
  requests = [];
  globalThis.fetch = (path) =>
    new Promise((resolve, reject) => {
      const respond = (count: number | null) =>
        act(async () =>
          resolve(
            count === null
              ? new Response('', { status: 503 })
              : Response.json({ count, countText: `${count} cars` }),
          ),
        );
      requests.push({
        path: typeof path === 'string' ? path : '',
        respond,
        fail: () => act(async () => reject(new TypeError('no network'))),
      });
    });
  drawing = await draw(<Probe words={null} />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  globalThis.fetch = fetch;
  await drawing.remove();
});

const typing = (words: string) => drawing.redraw(<Probe words={words} />);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => drawing.root.textContent;

describe('SRCH-6.1 words that are read while they are typed', () => {
  it('are asked about once the visitor rests', async () => {
    await typing('ute');
    await pass(149);
    await typing('ute under');
    await pass(149);
    expect(requests).toEqual([]);
    await pass(1);
    expect(requests.map(({ path }) => path)).toEqual(['/api/search/read?query=ute%20under']);
  });

  it('show the newest answer, in whatever order the answers come', async () => {
    await typing('ute');
    await pass(150);
    await typing('ute under 40k');
    await pass(150);
    await requests[1]?.respond(8);
    await requests[0]?.respond(99);
    expect(shown()).toBe('8 cars');
  });

  it('keep the last answer in sight until the next has come', async () => {
    await typing('ute');
    await pass(150);
    await requests[0]?.respond(99);
    await typing('ute under 40k');
    await pass(150);
    expect(shown()).toBe('99 cars');
  });

  it('say nothing where the server refuses', async () => {
    await typing('ute');
    await pass(150);
    await requests[0]?.respond(null);
    expect(shown()).toBe('nothing');
  });

  it('show nothing from before where nobody can be reached, and are read once there is a network', async () => {
    await typing('ute');
    await pass(150);
    await requests[0]?.respond(99);
    await typing('ute under 40k');
    await pass(150);
    await requests[1]?.fail();
    expect(shown()).toBe('unreachable');
    await act(async () => void dispatchEvent(new Event('online')));
    await pass(150);
    await requests[2]?.respond(8);
    expect(shown()).toBe('8 cars');
  });
});
