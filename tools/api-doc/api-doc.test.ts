import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readOpenApi, type OpenApi, type Operation } from './read-openapi.ts';
import { renderApiDoc } from './render-api-doc.ts';
import { schemaFields } from './schema-fields.ts';

const text = { type: 'string' };
const ok = (schema: object) => ({ description: 'The answer.', content: { 'application/json': { schema } } });
const described = (operation: Partial<Operation>): OpenApi => ({
  info: { description: 'A shop.' },
  paths: { '/hats/{id}': { post: { summary: 'Sells a hat.', parameters: [], responses: {}, ...operation } } },
  components: { schemas: { Error: { properties: { error: text } } } },
});

describe('the page of the API', () => {
  it('is fresh: run `pnpm api:doc` when this fails', () => {
    expect(readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')).toBe(
      renderApiDoc(readOpenApi()),
    );
  });

  it('says what an operation takes and gives', () => {
    const page = renderApiDoc(
      described({
        parameters: [{ name: 'id', in: 'path', schema: text, description: 'This | that.' }],
        requestBody: {
          content: { 'application/json': { schema: { properties: { size: { type: 'integer' } } } } },
        },
        responses: { 200: ok({ properties: { sold: { type: 'boolean' } }, required: ['sold'] }) },
      }),
    );
    expect(page).toContain('### POST /hats/{id}\n\nSells a hat.\n\nStatuses: 200.\n');
    expect(page).toContain('\n| `id` | path | text | This \\| that. |\n');
    expect(page).toContain('\n| `size?` | whole number |  |\n');
    expect(page).toContain('\n| `sold` | yes or no |  |\n');
  });

  it('names the kind of a response that is no data', () => {
    const responses = { 200: { description: 'A page.', content: { 'text/html': { schema: text } } } };
    expect(renderApiDoc(described({ responses }))).toContain('\nResponse: text/html.\n');
  });

  it('counts an operation that knows 304 as one for everybody', () => {
    const page = renderApiDoc(described({ responses: { 304: { description: 'Still holds.' } } }));
    expect(page).toMatch(/## The same for everybody[^#]*Still holds[^#]*### POST[^#]*## For one visitor/);
  });
});

describe('the fields of a schema', () => {
  it('stand under their paths, through lists, objects and what may be nothing', () => {
    const hat = { type: 'object', properties: { size: { type: ['integer', 'null'] } }, required: ['size'] };
    const schema = {
      properties: {
        hats: { type: 'array', items: hat, description: 'All of them.' },
        best: { anyOf: [hat, { type: 'null' }] },
        words: { type: 'array', items: text },
      },
      required: ['hats'],
    };
    expect(schemaFields(schema).map(({ name, type }) => `${name}: ${type}`)).toEqual([
      'hats: list',
      'hats[].size: whole number or nothing',
      'best?: object or nothing',
      'best.size: whole number or nothing',
      'words?: list of text',
    ]);
  });
});
