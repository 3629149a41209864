import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSimulator, type Simulator } from './start-simulator.ts';

const message = { from: 'Forecourt', to: '+61400000001', text: '012345 is your code' };
let simulator: Simulator;
beforeEach(async () => {
  simulator = await startSimulator(0);
});
afterEach(() => simulator.stop());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${simulator.port}${path}`, init);
const send = (body: unknown = message, headers: Record<string, string> = {}) =>
  ask('/sms/messages', {
    method: 'POST',
    headers: { authorization: 'Bearer key', ...headers },
    body: JSON.stringify(body),
  });
const order = (fault: object) =>
  ask('/faults', { method: 'PUT', body: JSON.stringify({ vendor: 'sms', ...fault }) });
const texts = async (to = message.to) => {
  const response = await ask(`/sms/messages?to=${encodeURIComponent(to)}`);
  return ((await response.json()) as { text: string }[]).map(({ text }) => text);
};

describe('the simulated SMS vendor', () => {
  it('takes messages and shows them by phone, the last first', async () => {
    expect((await send()).status).toBe(201);
    await send({ ...message, text: 'second' });
    await send({ ...message, to: '+61400000002', text: 'elsewhere' });
    expect(await texts()).toEqual(['second', message.text]);
    expect(await (await ask('/')).text()).toContain('elsewhere');
  });

  it('takes the same key once', async () => {
    const key = { 'idempotency-key': 'one' };
    const [first, again] = [await send(message, key), await send(message, key)];
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(await again.json()).toEqual(await first.json());
    expect(await texts()).toHaveLength(1);
  });

  it('refuses what is no message, and whoever has no key', async () => {
    expect((await send({ ...message, to: '0400 000 001' })).status).toBe(422);
    expect((await send(null)).status).toBe(422);
    expect((await ask('/sms/messages', { method: 'POST', body: '{' })).status).toBe(400);
    expect((await send(message, { authorization: '' })).status).toBe(401);
    expect(await texts()).toEqual([]);
  });

  it('shows markup as text', async () => {
    await send({ ...message, text: '<script>alert(1)</script>' });
    expect(await (await ask('/')).text()).not.toContain('<script>');
  });
});

describe('a fault', () => {
  it('refuses without taking, or takes and loses the answer', async () => {
    await order({ status: 503 });
    expect((await send()).status).toBe(503);
    expect(await texts()).toEqual([]);
    await order({ status: 503, takes: true });
    expect((await send()).status).toBe(503);
    expect(await texts()).toHaveLength(1);
    await ask('/faults', { method: 'DELETE' });
    expect((await send()).status).toBe(201);
  });

  it('answers late or with nonsense', async () => {
    await order({ delayMs: 60 });
    const startedMs = performance.now();
    expect((await send()).status).toBe(201);
    expect(performance.now() - startedMs).toBeGreaterThan(50);
    await order({ garbage: true });
    expect(await (await send()).text()).toContain('<html>');
  });

  it('comes to a share of the calls, evenly', async () => {
    await order({ status: 500, rate: 0.5 });
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([201, 500, 201, 500]);
  });

  it.each([{ vendor: 'pigeons' }, { rate: 2 }, { status: 99 }, { delayMs: -1 }, { garbage: 'yes' }])(
    'that makes no sense is refused: %j',
    async (fault) => {
      expect((await order(fault)).status).toBe(400);
      expect(await (await ask('/faults')).json()).toEqual({});
    },
  );
});

describe('the simulated chat service', () => {
  it('has a widget and its window, and breaks when it is told to', async () => {
    const widget = await ask('/chat/widget.js');
    expect(widget.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await widget.text()).toContain('StandInChat');
    expect(await (await ask('/chat/window')).text()).toContain('This is a demonstration');
    await order({ vendor: 'chat', status: 503 });
    expect((await ask('/chat/widget.js')).status).toBe(503);
  });
});
