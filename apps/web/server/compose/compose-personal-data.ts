import { hashedTokens } from '@forecourt/providers/accounts/hashed-tokens';
import { connectDatabase } from '@forecourt/store/connection';
import { siteDirectory } from '@forecourt/store/directory/site-directory';
import { stockVersions } from '@forecourt/store/directory/stock-versions';
import { storeRunner } from '@forecourt/store/stores';

/** Builds what the command for a person's data stands on. Nothing is connected yet. */
export function composePersonalData(databaseUrl: string, codeSecrets: readonly [string, ...string[]]) {
  const database = connectDatabase({
    url: databaseUrl,
    poolSize: 2,
    applicationName: 'forecourt-personal-data',
  });
  return {
    ports: {
      store: storeRunner(database),
      tokens: hashedTokens(codeSecrets),
      directory: siteDirectory(database),
      versions: stockVersions(database),
    },
    close: () => database.close(),
  };
}
