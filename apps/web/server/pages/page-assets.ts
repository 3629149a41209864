/** What the head of a document names for a browser to load. */
export interface PageAssets {
  readonly script: string;
  readonly styles: readonly string[];
  /** Scripts that this kind of page needs beside the first one. */
  readonly preloads: readonly string[];
  /** Scripts that stand in the document itself, allowed by their hashes. */
  readonly inlineScripts?: readonly string[];
  /** In development alone: what the tools of the browser's side need, beside what pages do. */
  readonly development?: { readonly nonce: string; readonly connect: string };
}

/** As Vite writes it, by source. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly css?: readonly string[];
      readonly imports?: readonly string[];
      readonly isEntry?: boolean;
    }
  >
>;

/** The files of the first script and of the source that draws a kind of page, with all that they import. */
export function assetsOfKind(manifest: Manifest, source: string | undefined): PageAssets {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('the build has no entry');
  const needed = new Set<string>();
  collect(manifest, entry, needed);
  if (source !== undefined) collect(manifest, source, needed);
  const chunks = [...needed].flatMap((key) => manifest[key] ?? []);
  const [script, ...preloads] = chunks.map(({ file }) => `/${file}`);
  const styles = chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`));
  return { script: script ?? '', styles: [...new Set(styles)], preloads };
}

function collect(manifest: Manifest, key: string, into: Set<string>): void {
  if (into.has(key)) return;
  into.add(key);
  for (const imported of manifest[key]?.imports ?? []) collect(manifest, imported, into);
}
