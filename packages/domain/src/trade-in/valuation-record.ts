import { isRecord } from '../core/is-record.ts';

/** What is logged when a valuation could not be kept; the visitor never sees it (TRADE-6). */
export const valuationSaveFailed = 'Failed to save valuation data';

interface ValuationRecord {
  readonly externalId: string | null;
  readonly adjustmentAnswers: readonly { readonly question: string; readonly answer: string }[];
  readonly result: Readonly<Record<string, unknown>>;
}

const mostAnswers = 50;
const longestText = 500;
const longestResult = 20_000;

/**
 * Reads what POST /api/miscellaneous is sent: a valuation, and the column that it is for (TRADE-6). Null where it is for
 * another column, or larger than any valuation.
 */
export function readValuationRecord(sent: Readonly<Record<string, unknown>>): ValuationRecord | null {
  const { column_name: column, id, adjustmentAnswers: answers, ...result } = sent;
  if (column !== 'valuation' || JSON.stringify(result).length > longestResult) return null;
  const list: readonly unknown[] = Array.isArray(answers) ? answers.slice(0, mostAnswers) : [];
  return {
    externalId: typeof id === 'string' ? id.slice(0, 200) : null,
    adjustmentAnswers: list.flatMap((one) => {
      const [question, answer] = isRecord(one)
        ? [textOf(one['question']), textOf(one['answer'])]
        : [null, null];
      return question === null || answer === null ? [] : [{ question, answer }];
    }),
    result,
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value.slice(0, longestText) : null;
}
