import { types, type CustomTypesConfig } from 'pg';

type Parse = (text: string) => unknown;

/** The driver types its parsers by a list of names that does not have arrays. */
const builtIn = types.getTypeParser as (oid: number, format?: string) => Parse;

const int8 = 20;
const int8Array = 1016;
const numeric = 1700;
const numericArray = 1231;
const date = 1082;
const dateArray = 1182;
const textArray = builtIn(1009) as (text: string) => string[];

/** PostgreSQL's bigint as a number. One that a number cannot hold exactly is an error, never a rounded value. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('bigint is beyond the safe integers');
  return value;
}

/** PostgreSQL's numeric as a number: rates, ratings, averages. Money is never one of these, it is whole cents. */
function rate(text: string): number {
  const value = Number(text);
  if (!(Math.abs(value) <= Number.MAX_SAFE_INTEGER))
    throw new RangeError('numeric is beyond the safe integers');
  return value;
}

/**
 * How columns become values. A date stays the text 'YYYY-MM-DD': the driver's default is midnight in
 * the process's own zone, which is another day elsewhere.
 */
const parsers: Readonly<Record<number, Parse>> = {
  [int8]: safeInteger,
  [int8Array]: (text) => textArray(text).map(safeInteger),
  [numeric]: rate,
  [numericArray]: (text) => textArray(text).map(rate),
  [date]: (text) => text,
  [dateArray]: textArray,
};

const parserOf = (oid: number, format?: string): Parse =>
  (format === 'binary' ? undefined : parsers[oid]) ?? builtIn(oid, format);

export const columnTypes: CustomTypesConfig = { getTypeParser: parserOf as typeof types.getTypeParser };
