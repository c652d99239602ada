import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assertOneSdkChunk } from './assertOneSdkChunk.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'));
});
afterEach(() => rm(folder, { recursive: true }));

const sdk = 'post("web_app_setup_back_button")';
const manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_core.js'],
    dynamicImports: ['telegram.ts'],
  },
  '_core.js': { file: 'assets/core.js', imports: ['src/entry-client.tsx'] },
  'telegram.ts': { file: 'assets/telegram.js' },
};

async function build(scripts: Readonly<Record<string, string>>): Promise<string> {
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  for (const [name, text] of Object.entries({ 'entry.js': '', 'core.js': '', 'telegram.js': '', ...scripts }))
    await writeFile(join(folder, 'assets', name), text);
  return folder;
}

test('1-22 the SDK in one chunk of its own passes', async () => {
  await expect(assertOneSdkChunk(await build({ 'telegram.js': sdk }))).resolves.toBeUndefined();
});

test('1-22 two copies of the SDK, or none, are reported', async () => {
  await expect(assertOneSdkChunk(await build({ 'telegram.js': sdk, 'other.js': sdk }))).rejects.toThrow(
    'in 2 chunks instead of one: other.js, telegram.js',
  );
  await rm(join(folder, 'assets'), { recursive: true });
  await rm(join(folder, '.vite'), { recursive: true });
  await expect(assertOneSdkChunk(await build({}))).rejects.toThrow('in 0 chunks');
});

test.each(['entry.js', 'core.js'])('1-22 the SDK in %s would load with every page', async (name) => {
  await expect(assertOneSdkChunk(await build({ [name]: sdk }))).rejects.toThrow(`loaded with every page: ${name}`);
});
