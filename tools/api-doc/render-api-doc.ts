import { describeSchema, type JsonSchema } from '../settings-doc/describe-type.ts';
import type { OpenApi, Operation } from './read-openapi.ts';
import { readSpecifiedCalls, specifiedCallLines } from './render-specified-calls.ts';
import { schemaFields, type Field } from './schema-fields.ts';

interface Described {
  readonly title: string;
  readonly operation: Operation;
}

/** Writes the page of the API from its description. */
export function renderApiDoc(api: OpenApi): string {
  const described = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Described => ({
      title: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
  // What a browser may keep and ask for again by its ETag is what everybody gets.
  const { everybody = [], person = [] } = Object.groupBy(described, ({ operation }) =>
    '304' in operation.responses ? 'everybody' : 'person',
  );
  return [
    '# API',
    '',
    'Written by `pnpm api:doc` from the description that every site serves at `/api/openapi.json`; do not edit by hand.',
    '',
    `${api.info.description} ${described.length} operations. A field with a question mark may be left out.`,
    '',
    ...specifiedCallLines(readSpecifiedCalls()),
    ...section('The same for everybody', everybody),
    ...section('For one visitor', person),
    '## Errors',
    '',
    'A response that is no page has one shape, whatever went wrong.',
    '',
    ...fieldTable(schemaFields(api.components.schemas.Error)),
  ].join('\n');
}

function section(title: string, described: readonly Described[]): string[] {
  const statuses = new Map(
    described.flatMap(({ operation }) =>
      Object.entries(operation.responses).map(([status, { description }]) => [status, description] as const),
    ),
  );
  const rows = [...statuses].sort(([a], [b]) => Number(a) - Number(b));
  return [
    `## ${title}`,
    '',
    ...table(['Status', 'What it says'], rows),
    ...described.flatMap(operationLines),
  ];
}

function operationLines({ title, operation }: Described): string[] {
  const { summary, parameters, requestBody, responses } = operation;
  const body = jsonOf(requestBody?.content);
  const response = responses['200']?.content;
  const data = jsonOf(response);
  const asked = parameters.map(({ name, in: place, description, schema }) => [
    `\`${name}\``,
    place,
    describeSchema(schema),
    description ?? '',
  ]);
  return [
    `### ${title}`,
    '',
    summary,
    '',
    `Statuses: ${Object.keys(responses).join(', ')}.`,
    '',
    ...table(['Parameter', 'In', 'Type', ''], asked),
    ...titled('Body, as a form or as JSON:', fieldTable(body ? schemaFields(body) : [])),
    ...(data
      ? titled('Response:', fieldTable(schemaFields(data)))
      : [`Response: ${Object.keys(response ?? {}).join(', ')}.`, '']),
  ];
}

const jsonOf = (content: Operation['responses'][string]['content']): JsonSchema | undefined =>
  content?.['application/json']?.schema;

const titled = (title: string, lines: string[]) => (lines.length > 0 ? [title, '', ...lines] : []);

const fieldTable = (fields: readonly Field[]) =>
  table(
    ['Field', 'Type', ''],
    fields.map(({ name, type, description }) => [`\`${name}\``, type, description]),
  );

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return rows.length === 0 ? [] : [row(head), row(head.map(() => '---')), ...rows.map(row), ''];
}

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
