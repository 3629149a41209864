import { execFileSync } from 'node:child_process';
import type { JsonSchema } from '../settings-doc/describe-type.ts';

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

export interface Operation {
  readonly summary: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query';
    readonly description?: string;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

export interface OpenApi {
  readonly info: { readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: { readonly Error: JsonSchema } };
}

/** A tool imports no program, so the sites' server prints what it would send at /api/openapi.json. */
export function readOpenApi(): OpenApi {
  const main = new URL('../../apps/web/test/print-openapi.ts', import.meta.url);
  const printed = execFileSync(process.execPath, [main.pathname], { encoding: 'utf8', timeout: 60_000 });
  return JSON.parse(printed) as OpenApi;
}
