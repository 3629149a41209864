import pg from 'pg';

const { builtins } = pg.types;
const int8Array = 1016;
const dateArray = 1182;

/** PostgreSQL's bigint as a number. One that a number cannot hold exactly is an error, never a rounded value. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('bigint is beyond the safe integers');
  return value;
}

const asText = (text: string): string => text;
const textArray = pg.types.getTypeParser(1009 as number);

/**
 * How columns become values. A date stays the text 'YYYY-MM-DD': the driver's default is midnight in
 * the process's own zone, which is another day elsewhere.
 */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [builtins.INT8]: safeInteger,
  [int8Array]: (text) => textArray(text).map(safeInteger),
  [builtins.DATE]: asText,
  [dateArray]: textArray,
};

export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) ||
    pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};
