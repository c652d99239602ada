import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PictureFiles } from './PictureFiles.ts';
import { eventually } from '../../tests/eventually.ts';

const minute = 60_000;
const block = Buffer.alloc(4000, 'x');

let folder = '';
let time = 0;
let faults: unknown[] = [];

/** With room for three small pictures. */
const open = () =>
  new PictureFiles({ folder, maxBytes: 3 * 4096, now: () => time, onFault: (error) => faults.push(error) });
const names = async () => (await readdir(folder)).toSorted();

async function writeAll(files: PictureFiles, ...list: readonly string[]): Promise<void> {
  for (const name of list) {
    time += minute;
    expect(await files.write(name, block)).toBe(true);
  }
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-files-'));
  time = 1_000_000_000_000;
  faults = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('above the limit the least recently used file is removed', async () => {
  const files = open();
  await writeAll(files, 'a', 'b', 'c');
  await files.read('a');
  await writeAll(files, 'd');
  await eventually(async () => expect(await names()).toEqual(['a', 'c', 'd']));
  expect([await files.read('b'), (await files.read('a'))?.equals(block)]).toEqual([null, true]);
});

test('size and order of use survive a restart', async () => {
  const files = open();
  await writeAll(files, 'a', 'b', 'c');
  time += 20 * minute;
  files.touch('a');
  await eventually(async () => {
    const again = open();
    await writeAll(again, 'd');
    await eventually(async () => expect(await names()).toEqual(['a', 'c', 'd']));
  });
});

test('files of an earlier run above the limit are removed at the first use', async () => {
  for (const [index, name] of ['e', 'd', 'c', 'b', 'a'].entries()) {
    await writeFile(join(folder, name), block);
    await utimes(join(folder, name), index + 1, index + 1);
  }
  expect((await open().read('a'))?.equals(block)).toBe(true);
  await eventually(async () => expect(await names()).toEqual(['a', 'b', 'c']));
});

test('a half-written file of an earlier run is removed', async () => {
  await writeFile(join(folder, 'a.1.1.draft'), block);
  await utimes(join(folder, 'a.1.1.draft'), 1, 1);
  expect([await open().read('a'), await names()]).toEqual([null, []]);
});

test('a picture larger than the limit is not stored, and displaces no other', async () => {
  const files = open();
  await writeAll(files, 'a');
  await files.write('huge', Buffer.alloc(5 * 4096));
  await eventually(async () => expect(await names()).toEqual(['a']));
});

test('a file that was removed by somebody else is created again', async () => {
  const files = open();
  await writeAll(files, 'a');
  await rm(join(folder, 'a'));
  expect(await files.read('a')).toBeNull();
  expect([await files.write('a', block), (await files.read('a'))?.equals(block)]).toEqual([true, true]);
});

test('a failing disk is reported once, not used for a minute, and then tried again', async () => {
  await rm(folder, { recursive: true });
  await writeFile(folder, 'in the way');
  const files = open();
  expect([await files.write('a', block), files.isWritable, faults.length]).toEqual([false, false, 1]);
  await rm(folder);
  time += minute;
  expect([files.isWritable, await files.write('a', block), await names()]).toEqual([true, true, ['a']]);
});
