import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A text that only the SDK contains. */
const marker = 'web_app_setup_back_button';

interface ManifestEntry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/**
 * Checks that the built client has one copy of the messenger's SDK, in a chunk loaded only by the messenger's shell:
 * neither by the entry nor by its static imports. Throws with the offending chunks.
 */
export async function assertOneSdkChunk(distClientDir: string): Promise<void> {
  const holders = await filesWith(join(distClientDir, 'assets'));
  if (holders.length !== 1)
    throw new Error(`the SDK is in ${holders.length} chunks instead of one: ${holders.join(', ')}`);
  const manifest = JSON.parse(await readFile(join(distClientDir, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const first = loadedAtOnce(manifest);
  const early = holders.filter((file) => first.has(`assets/${file}`));
  if (early.length > 0) throw new Error(`the SDK is loaded with every page: ${early.join(', ')}`);
}

async function filesWith(folder: string): Promise<readonly string[]> {
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js')).sort();
  const texts = await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')));
  return scripts.filter((_name, at) => texts[at]?.includes(marker));
}

function loadedAtOnce(manifest: Readonly<Record<string, ManifestEntry>>): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (!entry || files.has(entry.file)) return;
    files.add(entry.file);
    for (const next of entry.imports ?? []) visit(next);
  };
  for (const [key, entry] of Object.entries(manifest)) if (entry.isEntry === true) visit(key);
  return files;
}
