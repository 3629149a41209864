import type { SiteId, StaffId } from '@forecourt/domain/core/ids';
import { expect, it } from 'vitest';
import { grantStaffScope } from '../../scope/grant-scope.ts';
import { addMailDomain } from './add-mail-domain.ts';

const scope = grantStaffScope('staff' as StaffId);
const now = new Date('2026-03-01T00:00:00Z');

async function add(domain: string, isReached = true) {
  const asked: unknown[] = [];
  const mailDomains = {
    add: async (_siteId: SiteId, wanted: string) => (isReached ? `id of ${wanted}` : null),
    find: async (id: string) => ({ id }) as never,
  };
  const jobs = { enqueue: async (_job: unknown, input: unknown) => void asked.push(input) };
  const store = {
    run: (_scope: unknown, work: (stores: never) => never) => work({ mailDomains, jobs } as never),
  };
  const result = await addMailDomain({ store }, scope, { siteId: 'site' as SiteId, domain, now });
  return { result, asked };
}

it('MAIL-1 a domain that is added is looked at by the worker', async () => {
  const { result, asked } = await add(' Dealer.Example. ');
  expect(result).toMatchObject({ ok: true, value: { id: 'id of dealer.example' } });
  expect(asked).toEqual([{ mailDomainId: 'id of dealer.example' }]);
});

it.each(['', 'dealer', 'a b.example', 'sales@dealer.example', '-x.example', 'x'.repeat(260)])(
  'MAIL-1 takes no %j for a domain',
  async (domain) => {
    expect(await add(domain)).toEqual({ result: { ok: false, error: 'not_a_domain' }, asked: [] });
  },
);

it('MAIL-1 adds none to a site out of reach', async () => {
  expect(await add('dealer.example', false)).toEqual({
    result: { ok: false, error: 'site_not_found' },
    asked: [],
  });
});
