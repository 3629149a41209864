import { expect, it } from 'vitest';
import { crashLeads } from './crash-leads.ts';

it('FORM-9.1 CON-2.2 loses no lead, reply or answer and writes none twice, whoever is killed and whatever the receivers do', async () => {
  const report = await crashLeads({ leads: 300, answeredEvery: 10, kills: 7, clients: 50, pauseMs: 1_500 });
  console.log(JSON.stringify(report));
  expect(report).toMatchObject({
    accepted: 300,
    stored: 300,
    delivered: 600,
    lost: 0,
    doubled: 0,
    replies: 30,
    answers: 30,
    lostReplies: 0,
    doubledReplies: 0,
    lostAnswers: 0,
    doubledAnswers: 0,
    wrongClocks: 0,
    ownEnds: 0,
  });
  expect(Object.values(report.kills).every((times) => times > 0)).toBe(true);
  expect(report.repeated).toBeGreaterThan(0);
}, 400_000);
