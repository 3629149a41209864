import { readFileSync } from 'node:fs';

interface SpecifiedCall {
  readonly call: string;
  readonly specification: string;
  readonly here: string;
  readonly multipart?: true;
  readonly sends?: Readonly<Record<string, unknown>>;
  readonly reads: readonly string[];
}

/** The rows that a test sends to a running server, one by one: what stands here has been answered. */
export function readSpecifiedCalls(): readonly SpecifiedCall[] {
  const file = new URL('../../apps/web/test/specification-calls.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as readonly SpecifiedCall[];
}

/** The specification's calls, as they are answered here. */
export function specifiedCallLines(calls: readonly SpecifiedCall[]): readonly string[] {
  return [
    '## The calls of the specification',
    '',
    'Section 7 of the specification, call by call. apps/web/test/visitors/specification-calls.int.test.ts sends every row as it stands; places in braces are filled with what the site has.',
    '',
    '| Call | In the specification | Here | Sends | Reads |',
    '| --- | --- | --- | --- | --- |',
    ...calls.map(({ call, specification, here, multipart, sends, reads }) => {
      const body = sends ? `${multipart ? 'multipart: ' : ''}\`${JSON.stringify(sends)}\`` : '';
      const read = reads.map((one) => `\`${one}\``).join(', ');
      return `| ${[call, specification, `\`${here}\``, body, read].map(inCell).join(' | ')} |`;
    }),
    '',
  ];
}

const inCell = (text: string) => text.replaceAll('|', '\\|');
