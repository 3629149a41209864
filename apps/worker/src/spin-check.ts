/** `pnpm spin:check <entry>`: draws an entry of a game again from its seed, and says whether that is what was given (PAGE-4). */
import { isUuid } from '@forecourt/domain/core/uuid';
import { draw } from '@forecourt/domain/promotions/game/draw';
import { isDrawnAsKept, type GameEntry } from '@forecourt/domain/promotions/game/game-entry';
import { eachSite, withSites } from './compose/compose-command.ts';
import { readCommandEnv } from './env.ts';

const [wanted = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

async function findEntry(): Promise<GameEntry | null> {
  let found: GameEntry | null = null;
  await withSites(readCommandEnv().databaseUrl, (ports) =>
    eachSite(ports, async (_siteId, scope) => {
      found = await ports.store.run(scope, ({ games }) => games.findEntryById(wanted));
      return found !== null;
    }),
  );
  return found;
}

async function check(): Promise<number> {
  if (!isUuid(wanted)) {
    process.stderr.write('Say which entry, by its id: pnpm spin:check 0199...\n');
    return 2;
  }
  const entry = await findEntry();
  if (!entry) {
    process.stderr.write('There is no such entry.\n');
    return 1;
  }
  const { number, drawnAt, seed, outcomes, won } = entry;
  say(`Entry ${number}, drawn ${drawnAt.toISOString()}`);
  say(`seed ${seed}`);
  for (const { prize, weight } of outcomes) say(`  ${weight}  ${prize ?? 'no prize'}`);
  say(`given: ${won?.prize ?? 'no prize'}`);
  say(`drawn again: ${draw(seed, outcomes) ?? 'no prize'}`);
  const isSame = isDrawnAsKept(entry);
  say(isSame ? 'The same.' : 'NOT the same: what is kept of this entry was changed.');
  return isSame ? 0 : 1;
}

try {
  process.exitCode = await check();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
