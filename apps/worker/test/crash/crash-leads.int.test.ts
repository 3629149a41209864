import { expect, it } from 'vitest';
import { crashLeads } from './crash-leads.ts';

it('FORM-9.1 loses no lead and writes none twice, whoever is killed and whatever the receivers do', async () => {
  const report = await crashLeads({ leads: 500, kills: 5, clients: 50, pauseMs: 1_500 });
  console.log(JSON.stringify(report));
  expect(report).toMatchObject({
    accepted: 500,
    stored: 500,
    delivered: 1_000,
    lost: 0,
    doubled: 0,
    ownEnds: 0,
  });
  expect(Object.values(report.kills).every((times) => times > 0)).toBe(true);
  expect(report.repeated).toBeGreaterThan(0);
}, 400_000);
