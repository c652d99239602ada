import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readSheet } from './styles/readSheet.ts';
import type { SheetPart } from './styles/readSheet.ts';

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

export interface PageAssets {
  readonly entry: string;
  /** Scripts to preload, without the entry; the largest first, since it takes longest. */
  readonly scripts: readonly string[];
  /** Style files, in the order in which their rules count. */
  readonly styles: readonly string[];
  /** What is in them: a page has what it needs of it inline, since a linked file costs a round trip before the paint. */
  readonly sheet: readonly SheetPart[];
}

/** Looks up a page's scripts and styles. In development there is one source for all; see DevAssets in scripts/dev. */
export interface ClientAssets {
  /** Of the modules in `late` the styles alone: their scripts come after the first paint. */
  page(modules: readonly string[], late?: readonly string[]): PageAssets;
}

const entryFile = 'src/entry-client.tsx';

/** Reads the build's manifest and styles once; pages are assembled from memory. */
export async function readClientAssets(clientDir: string): Promise<ClientAssets> {
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const sheets = [...new Set(Object.values(manifest).flatMap((entry) => entry.css ?? []))];
  const parts = new Map(
    await Promise.all(
      sheets.map(async (file) => [file, readSheet(await readFile(join(clientDir, file), 'utf8'))] as const),
    ),
  );
  const files = [...new Set(Object.values(manifest).map((entry) => entry.file))];
  const sizes = new Map(
    await Promise.all(files.map(async (file) => [file, (await stat(join(clientDir, file))).size] as const)),
  );
  const known = new Map<string, PageAssets>();
  return {
    page(modules, late = []) {
      const key = `${modules.join('|')} ${late.join('|')}`;
      const found = known.get(key) ?? collect({ manifest, parts, sizes }, modules, late);
      known.set(key, found);
      return found;
    },
  };
}

interface Build {
  readonly manifest: Manifest;
  readonly parts: ReadonlyMap<string, readonly SheetPart[]>;
  /** File sizes in bytes, by file. */
  readonly sizes: ReadonlyMap<string, number>;
}

function collect({ manifest, parts, sizes }: Build, modules: readonly string[], late: readonly string[]): PageAssets {
  const entry = manifest[entryFile];
  if (!entry) throw new Error(`the manifest has no ${entryFile}`);
  const visited = new Set<string>();
  const scripts: string[] = [];
  const styles: string[] = [];
  const visit = (key: string, isLate: boolean) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    for (const dependency of chunk.imports ?? []) visit(dependency, isLate);
    if (!isLate) scripts.push(chunk.file);
    styles.push(...(chunk.css ?? []));
  };
  visit(entryFile, false);
  const isNow = (module: string) => !late.includes(module);
  for (const module of modules.filter(isNow)) visit(module, false);
  for (const module of modules.filter((one) => !isNow(one))) visit(module, true);
  const sizeOf = (file: string) => sizes.get(file) ?? 0;
  const sheets = [...new Set(styles)];
  return {
    entry: `/${entry.file}`,
    scripts: scripts
      .filter((file) => file !== entry.file)
      .toSorted((a, b) => sizeOf(b) - sizeOf(a))
      .map((file) => `/${file}`),
    styles: sheets.map((file) => `/${file}`),
    sheet: sheets.flatMap((file) => parts.get(file) ?? []),
  };
}
