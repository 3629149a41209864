import { expect, it } from 'vitest';
import type { InboxLead } from '../../ports/leads/lead-inbox.port.ts';
import { toDo } from './to-do.ts';

const now = new Date('2026-11-19T02:00:00Z');
const minutesOn = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

function waitingAt(dealershipId: string, name: string, due: number): InboxLead {
  const lead: Partial<Record<keyof InboxLead, unknown>> = {
    id: `lead of ${name}`,
    dealershipId,
    category: 'General Enquiry',
    subcategory: null,
    name,
    message: 'Is it  still there?',
    vehicleMake: null,
    vehicleModel: null,
    responseDueAt: minutesOn(due),
    firstResponseAt: null,
    createdAt: minutesOn(-60),
    car: null,
    assignedStaffId: null,
    assigneeName: null,
  };
  return lead as InboxLead;
}

const read = (dealershipNames: ReadonlyMap<string, string>) =>
  toDo({
    leads: [waitingAt('midland', 'Tom', -5), waitingAt('bunbury', 'Grace', 90)],
    hoursOf: () => null,
    dealershipNames,
    destinations: [],
    findings: [],
    now,
    at: (moment) => moment.toISOString().slice(11, 16),
  }).flatMap(({ heading, items }) =>
    items.map(({ title, place, why, told }) => [heading, title, place, why, told]),
  );

it('CON-2.5 says what was asked, and by when they were told', () => {
  expect(read(new Map())).toEqual([
    ['Now', 'Answer Tom', null, '“Is it still there?”', 'Told: by 01:55.'],
    ['Next', 'Answer Grace', null, '“Is it still there?”', 'Told: by 03:30.'],
  ]);
});

it('CON-2.5 says at which yard to those who work at several', () => {
  const places = read(
    new Map([
      ['midland', 'Toyota Midland'],
      ['bunbury', 'Isuzu Bunbury'],
    ]),
  ).map(([, , place]) => place);
  expect(places).toEqual(['Toyota Midland', 'Isuzu Bunbury']);
});
