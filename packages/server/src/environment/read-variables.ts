import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import { releaseProblems, type Variables } from './release-rules.ts';

/** Whether a program was asked to run for development, by name; everything else is a release. */
export function isDevelopment({ FORECOURT_DEVELOPMENT }: Variables): boolean {
  return FORECOURT_DEVELOPMENT === 'true';
}

/**
 * Reads variables, or fails with one sentence for each that is missing or wrong. Each may come from a file, whose path
 * is then in the variable with `_FILE` behind its name. An empty one counts as not set. No sentence quotes a value.
 */
export function readVariables<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  variables: Variables,
): z.output<z.ZodObject<Shape>> {
  const names = Object.keys(schema.shape);
  const problems: string[] = [];
  const given: Record<string, string> = {};
  for (const name of names) {
    const read = readVariable(name, variables);
    if ('problem' in read) problems.push(read.problem);
    else if (read.value !== undefined) given[name] = read.value;
  }
  const parsed = schema.safeParse(given);
  if (!parsed.success) problems.push(...parsed.error.issues.map(({ message }) => message));
  // A sentence of the schema is the clearer one: the same variable is not named twice.
  const named = new Set(problems.map((sentence) => sentence.split(' ', 1)[0]));
  const others = names.filter((name) => !named.has(name));
  if (!isDevelopment(variables)) problems.push(...releaseProblems(others, given));
  if (!parsed.success || problems.length > 0) throw new Error(problems.join('\n'));
  return parsed.data;
}

type ReadVariable = { readonly value: string | undefined } | { readonly problem: string };

function readVariable(name: string, variables: Variables): ReadVariable {
  const value = variables[name]?.trim() === '' ? undefined : variables[name];
  const file = variables[`${name}_FILE`]?.trim();
  if (file === undefined || file === '') return { value };
  if (value !== undefined) return { problem: `${name} and ${name}_FILE are both set: keep one of them` };
  try {
    return { value: readFileSync(file, 'utf8').trim() };
  } catch {
    return { problem: `${name} cannot be read from the file that ${name}_FILE names` };
  }
}
