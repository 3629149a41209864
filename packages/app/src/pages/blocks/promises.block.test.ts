import { buildLocation } from '@forecourt/testkit/build-location';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../../stock/test/card-site.ts';
import { showBlocks } from '../show-blocks.ts';
import { blockPage } from '../block-page.ts';
import { memoryPagePorts } from '../test/memory-page-ports.ts';

const now = new Date('2026-11-16T00:00:00Z');
const address = { street: '1 High Street', city: 'Cowra', state: 'NSW' };

async function shown(blocks: readonly object[], overrides: object) {
  const locations = [buildLocation({ address: { ...buildLocation().address, ...address } as never })];
  const { ports } = memoryPagePorts({ locations });
  const found = await showBlocks(blocks, await blockPage(ports, contextOf('harbour', overrides), now));
  return found.blocks.map(({ view }) => view);
}

describe('TEN-9.3 the promises of a page', () => {
  const promises = { shown: ['roadsideAssist', 'moneyBack'], conditionsText: 'Ask us.' };

  it('are those of the settings, with their conditions and what the law adds', async () => {
    const [view] = await shown([{ block: 'promises' }], { promises, law: { addsGuaranteeText: true } });
    expect(view).toMatchObject({
      promises: [{ name: 'roadsideAssist' }, { name: 'moneyBack' }],
      conditions: 'Ask us.',
      guarantee: expect.stringMatching(/^Our goods come with guarantees/),
    });
  });

  it('are those that the page names and the dealer gives, or none', async () => {
    const named = [{ block: 'promises', names: ['moneyBack', 'newWarranty'] }];
    expect(await shown(named, { promises })).toMatchObject([
      { promises: [{ name: 'moneyBack' }], guarantee: null },
    ]);
    expect(await shown(named, { promises: { shown: [] } })).toEqual([]);
    const quiet = { promises: { ...promises, conditionsText: '' } };
    expect(await shown(named, quiet)).toMatchObject([{ conditions: null }]);
  });
});

describe('LAW-2.9 the rights of a buyer on a page', () => {
  const both = { law: { addsGuaranteeText: true, showsCoolingOff: true } };
  const sellsUsed = { search: { carTypeChoices: ['all', 'used'] } };

  it('are the guarantees, and the right to cool off in each state of the site', async () => {
    const [view] = await shown([{ block: 'rights', withCoolingOff: true }], { ...both, ...sellsUsed });
    expect(view).toMatchObject({
      guarantee: expect.stringMatching(/^Our goods/),
      coolingOff: [expect.stringMatching(/^Cooling off in New South Wales: if we arrange your loan/)],
    });
  });

  it('are left out where the site says nothing of them', async () => {
    expect(await shown([{ block: 'rights', withCoolingOff: true }], {})).toEqual([]);
    expect(await shown([{ block: 'rights' }], both)).toMatchObject([{ coolingOff: [] }]);
  });
});

it('HOME-3.3 shows service times of another system where the site has an address for them', async () => {
  const serviceBooking = { timeFrameUrl: 'https://times.example/7' };
  expect(await shown([{ block: 'serviceTimes' }], { serviceBooking })).toMatchObject([
    { url: 'https://times.example/7', provider: 'times.example', book: { href: '/book-a-service' } },
  ]);
  expect(await shown([{ block: 'serviceTimes' }], {})).toEqual([]);
});
