// @vitest-environment jsdom
import type { LeadView } from '@forecourt/app/leads/inbox/lead.view';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { aLead, aNote } from '../test/a-lead.ts';
import { drawInConsole } from '../test/draw-in-console.tsx';
import { Composer } from './composer.tsx';

interface Posted {
  readonly path: string;
  readonly body: { readonly text: string; readonly version: string };
}

/** Answers as the console's server does: a change of an older version is refused with the lead as it stands. */
function serveLead(first: LeadView): { lead: LeadView; readonly posted: Posted[] } {
  const server = { lead: first, posted: [] as Posted[] };
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const given = JSON.parse(body) as Posted['body'];
    server.posted.push({ path, body: given });
    if (given.version !== server.lead.version) {
      const refusal = { error: { code: 'changed_meanwhile', message: '' }, current: server.lead };
      return Response.json(refusal, { status: 409 });
    }
    const version = `${Number(given.version) + 1}`;
    server.lead = { ...server.lead, version, entries: [...server.lead.entries, aNote(version, given.text)] };
    return Response.json(server.lead);
  });
  return server;
}

async function drawComposer(lead: LeadView, onWriting: (isWriting: boolean) => void = () => undefined) {
  const field = { current: null };
  const composer = (now: LeadView) => (
    <Composer lead={now} mode="note" onMode={() => undefined} onWriting={onWriting} field={field} />
  );
  const drawing = await drawInConsole(lead, composer(lead));
  const written = drawing.element.querySelector('textarea');
  if (written === null) throw new Error('There is nowhere to write');
  const type = (text: string) =>
    act(async () => {
      // As a person does: React does not hear of a value that was only set.
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(written, text);
      written.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const send = async () => {
    await act(async () => drawing.element.querySelector('form')?.requestSubmit());
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  };
  return { ...drawing, field: written, type, send, change: (now: LeadView) => drawing.draw(composer(now)) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('CON-2.3 sends a note, and the field is empty again', async () => {
  const server = serveLead(aLead());
  const { type, send, field, lead, remove } = await drawComposer(server.lead);
  await type('Tow pack is fitted.');
  await send();
  expect(server.posted).toEqual([
    { path: '/api/leads/lead-1/note', body: { text: 'Tow pack is fitted.', version: '1' } },
  ]);
  expect(lead()?.entries.map(({ text }) => text)).toEqual(['Tow pack is fitted.']);
  expect(field.value).toBe('');
  await remove();
});

it('CON-7.3 keeps what was typed when nothing answers, also for the next time the lead is opened', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const first = await drawComposer(aLead());
  await first.type('She rings back at four.');
  await first.send();
  expect(first.field.value).toBe('She rings back at four.');
  expect(first.element.querySelector('[role="alert"]')?.textContent).toContain('No answer');
  await first.remove();
  const second = await drawComposer(aLead());
  expect(second.field.value).toBe('She rings back at four.');
  await second.remove();
});

it('CON-7.3 puts a note on top of what a colleague changed meanwhile', async () => {
  serveLead(aLead({ version: '2', entries: [aNote('2', 'Mia was here.')] }));
  const { type, send, lead, remove } = await drawComposer(aLead());
  await type('So was I.');
  await send();
  expect(lead()?.entries.map(({ text }) => text)).toEqual(['Mia was here.', 'So was I.']);
  await remove();
});

it('CON-7.3 writes a note once whose first answer was lost on its way', async () => {
  const server = serveLead(aLead({ version: '2', entries: [aNote('2', 'Tow pack is fitted.')] }));
  const { type, send, lead, remove } = await drawComposer(aLead());
  await type('Tow pack is fitted.');
  await send();
  expect(server.posted).toHaveLength(1);
  expect(lead()?.entries).toHaveLength(1);
  await remove();
});

it('CON-7.3 says that something is typed until it is sent, and nothing of what was left here another day', async () => {
  const said: boolean[] = [];
  const onWriting = (isWriting: boolean) => void said.push(isWriting);
  serveLead(aLead());
  const first = await drawComposer(aLead(), onWriting);
  await first.type('Tow pack is fitted.');
  await first.send();
  expect(said).toEqual([false, true, false]);
  await first.type('Rings at four.');
  await first.remove();
  said.length = 0;
  const second = await drawComposer(aLead(), onWriting);
  expect([second.field.value, said]).toEqual(['Rings at four.', [false]]);
  await second.remove();
});

it('CON-7.3 says over the field what happened since something was begun, and the words stay', async () => {
  const { type, field, element, change, remove } = await drawComposer(
    aLead({ entries: [aNote('0', 'Before.')] }),
  );
  await change(aLead({ version: '2', entries: [aNote('0', 'Before.'), aNote('1', 'Before it was begun.')] }));
  await type('So was I.');
  const told = () => element.querySelector('[role="status"]')?.textContent;
  expect(told()).toBe('');
  const marked = { ...aNote('2', ''), kind: 'stage', heading: 'Mia marked it contacted' } as const;
  await change(
    aLead({ version: '3', entries: [aNote('0', 'Before.'), aNote('1', 'Before it was begun.'), marked] }),
  );
  expect(told()).toBe('Since you began to write: Mia marked it contacted.');
  expect(field.value).toBe('So was I.');
  await remove();
});
