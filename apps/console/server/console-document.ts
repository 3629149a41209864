import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
}

/** What the console's pages may load: what the console itself serves. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const documentHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'permissions-policy': 'publickey-credentials-get=(self), publickey-credentials-create=(self)',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

/** The one document of the console, by the manifest of its build. */
export async function readDocument(folder: string): Promise<string> {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Readonly<Record<string, ManifestEntry>>;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry === true);
  if (!entry) throw new Error('the console was not built: pnpm build');
  const styles = (entry.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`).join('');
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>Forecourt console</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">',
    styles,
    `<script type="module" src="/${entry.file}"></script></head><body><div id="root"></div></body></html>`,
  ].join('');
}
