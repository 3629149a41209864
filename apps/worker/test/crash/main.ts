/** The crash tests at any size: `node main.ts leads|offers|checkout <how many> <kills>`. */
import { crashCheckout } from './crash-checkout.ts';
import { isEven } from './compare-books.ts';
import { crashLeads } from './crash-leads.ts';
import { crashOffers } from './crash-offers.ts';

const [what, ...numbers] = process.argv.slice(2);
const say = (line: string) => process.stderr.write(`${line}\n`);

const tests = { leads, offers, checkout };
const test = Object.hasOwn(tests, what ?? '') ? tests[what as keyof typeof tests] : leads;
process.exit((await test(numbers.map(Number))) ? 0 : 1);

async function leads([count = 10_000, kills = 30]: readonly number[]): Promise<boolean> {
  // Spread over the whole run: two cores take about forty leads a second beside everything else.
  const pauseMs = Math.max(2_500, (count / 40 / kills) * 1_000);
  const report = await crashLeads({ leads: count, answeredEvery: 10, kills, clients: 50, pauseMs, say });
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  const { lost, doubled, lostReplies, doubledReplies, lostAnswers, doubledAnswers, wrongClocks } = report;
  const wrong = [lost, doubled, lostReplies, doubledReplies, lostAnswers, doubledAnswers, wrongClocks];
  return report.accepted === count && wrong.every((found) => found === 0);
}

async function offers([count = 200, kills = 50]: readonly number[]): Promise<boolean> {
  const report = await crashOffers({ journeys: count, kills, clients: 20, pauseMs: 5_000, say });
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  return report.lostSteps === 0 && report.doubled === 0 && report.accepted + report.called === count;
}

async function checkout([attempts = 10_000, kills = 40, clients = 50, cars = 2_000]: readonly number[]) {
  const report = await crashCheckout({
    attempts,
    kills,
    clients,
    cars,
    dealerships: Math.max(1, Math.ceil(cars / 100)),
    servers: 2,
    pauseMs: 2_000,
    settleMs: 300_000,
    sweepMs: null,
    say,
  });
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  return isEven(report) && report.brokenPromises === 0 && report.attempts === attempts;
}
