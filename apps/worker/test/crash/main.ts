/** The crash test at any size: `node main.ts <leads> <kills>`. */
import { crashLeads } from './crash-leads.ts';

const [leads = 10_000, kills = 30] = process.argv.slice(2).map(Number);
const say = (line: string) => process.stderr.write(`${line}\n`);
// Spread over the whole run: two cores take about forty leads a second beside everything else.
const pauseMs = Math.max(2_500, (leads / 40 / kills) * 1_000);
const report = await crashLeads({ leads, kills, clients: 50, pauseMs, say });
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
process.exit(report.lost === 0 && report.doubled === 0 && report.accepted === leads ? 0 : 1);
