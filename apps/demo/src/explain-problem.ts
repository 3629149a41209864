/** A sentence about what went wrong that says what to do, where we know; else what the error says. */
export function explainProblem(error: unknown): string {
  const code = codesOf(error);
  if (code.includes('ECONNREFUSED'))
    return 'PostgreSQL or the S3 server does not answer: start them by `pnpm services start postgres s3`.';
  if (code.includes('42P01') || code.includes('42703') || code.includes('3D000'))
    return 'The database is not up to date: run `pnpm db:migrate`.';
  if (code.includes('23505'))
    return `Something on this platform that the demo did not load has a name that it needs: ${String(error)}. Use another database, or \`pnpm services reset postgres\`.`;
  if (code.includes('NoSuchBucket'))
    return 'The S3 server has no bucket `media`: run `pnpm services start s3`.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The codes and names of an error and of what caused it. */
function codesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  const { name, message, cause } = error;
  const code = 'code' in error ? String(error.code) : '';
  const inner = error instanceof AggregateError ? error.errors.flatMap(codesOf) : [];
  return [name, code, ...message.split(/\W+/), ...inner, ...codesOf(cause)];
}
