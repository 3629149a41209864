import type { z } from 'zod';
import { fail, ok, type Result } from '../core/result.ts';
import type { SettingDefinition } from './define-setting.ts';
import { frozenCopy } from './frozen-copy.ts';
import { issueInWords } from './issue-in-words.ts';

/** What is wrong inside a value: the way to the place, from the value down, and the reason. */
interface ValueIssue {
  readonly path: readonly PropertyKey[];
  readonly reason: string;
}

/** Reads a value as its setting means it. Never throws: a site renders whatever is stored (TEN-4). */
export function readValue(
  definition: SettingDefinition,
  value: unknown,
): Result<unknown, readonly ValueIssue[]> {
  try {
    const parsed = definition.schema.safeParse(value, { error: issueInWords });
    return parsed.success ? ok(frozenCopy(parsed.data)) : fail(parsed.error.issues.map(nearestIssue));
  } catch {
    // A rule of a schema tripped over a strange value, or the nesting is deeper than the stack.
    return fail([{ path: [], reason: 'This value cannot be read.' }]);
  }
}

/** Of a value that may have several forms, the complaint about the form it comes closest to. */
function nearestIssue(issue: z.core.$ZodIssue): ValueIssue {
  const own = { path: issue.path, reason: issue.message };
  if (issue.code !== 'invalid_union') return own;
  const [nearest] = issue.errors
    .filter((form) => !form.some(isOfAnotherKind))
    .toSorted((a, b) => a.length - b.length)
    .flatMap((form) => form.slice(0, 1).map(nearestIssue));
  return nearest ? { path: [...issue.path, ...nearest.path], reason: nearest.reason } : own;
}

/** A list where a text is meant: such a form was not what the editor tried to write. */
const isOfAnotherKind = ({ code, path }: z.core.$ZodIssue) => code === 'invalid_type' && path.length === 0;
