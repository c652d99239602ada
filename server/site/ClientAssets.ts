import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

export interface PageAssets {
  readonly entry: string;
  /** Scripts the page needs first, entry excluded, in load order. */
  readonly scripts: readonly string[];
  /** Style files with their text: inlined, since a linked sheet costs a round trip before the first paint. */
  readonly styles: readonly { readonly href: string; readonly text: string }[];
}

/** Where a page's scripts and styles are. In development there is one source for all; see DevAssets in scripts/dev. */
export interface ClientAssets {
  page(files: readonly string[]): PageAssets;
}

const entryFile = 'src/entry-client.tsx';

/** Reads the build's manifest and styles once; pages are then put together from memory. */
export async function readClientAssets(clientDir: string): Promise<ClientAssets> {
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const sheets = [...new Set(Object.values(manifest).flatMap((entry) => entry.css ?? []))];
  const texts = new Map(await Promise.all(sheets.map(async (file) => [file, await readFile(join(clientDir, file), 'utf8')] as const)));
  const known = new Map<string, PageAssets>();
  return {
    page(files) {
      const key = files.join('|');
      const found = known.get(key) ?? collect(manifest, texts, files);
      known.set(key, found);
      return found;
    },
  };
}

function collect(manifest: Manifest, texts: ReadonlyMap<string, string>, files: readonly string[]): PageAssets {
  const entry = manifest[entryFile];
  if (!entry) throw new Error(`the manifest has no ${entryFile}`);
  const visited = new Set<string>();
  const scripts: string[] = [];
  const styles: string[] = [];
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    for (const dependency of chunk.imports ?? []) visit(dependency);
    scripts.push(chunk.file);
    styles.push(...(chunk.css ?? []));
  };
  visit(entryFile);
  for (const file of files) visit(file);
  return {
    entry: `/${entry.file}`,
    scripts: scripts.filter((file) => file !== entry.file).map((file) => `/${file}`),
    styles: [...new Set(styles)].map((file) => ({ href: `/${file}`, text: texts.get(file) ?? '' })),
  };
}
