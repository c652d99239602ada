import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath } from '../../../tools/browser.mjs';
import { CHROMIUM_FLAGS } from '../../../tools/findChromium.mjs';
import { createPlayer, sameOrigin, signIn } from '../../../tools/player.mjs';
import { PROJECT } from '../../../tools/product.mjs';
import { helloEntries, helloFiles, helloLines } from './helloFiles.mjs';

/** The checks that a tree with one more domain has to pass. */
const checks = [
  ['types', ['npx', 'tsc', '--noEmit', '-p', '.']],
  ['lint', ['npx', 'oxlint', '--deny-warnings', '--type-aware']],
  [
    'words and patterns',
    [
      'npx',
      'vitest',
      'run',
      'tests/messages.test.ts',
      'tests/patterns.full.test.mjs',
      'src/app/createRoot.test.ts',
      'sandbox/operator/createModules.test.ts',
    ],
  ],
];

const build = ['build', ['node', 'scripts/build.mjs']];

/**
 * H1: adds a domain to a copy of the tree by two folders, one file of the contract and a line in each list, and uses it
 * in a browser: its page, calls, table, menu entry, home block, dialog, realtime event and words. With `--short` it ends
 * after types, lint and the tests that read the tree, before the build.
 * @param {readonly string[]} args
 */
export async function proveDomain(args) {
  const isShort = args.includes('--short');
  const folder = mkdtempSync(join(tmpdir(), 'prove-domain-'));
  try {
    copyTree(folder);
    addHello(folder);
    for (const [name, [command, ...words]] of isShort ? checks : [...checks, build]) {
      const { status, stdout, stderr } = spawnSync(command, words, {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: '', TEST_FULL: '1' },
      });
      console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
      if (status !== 0) {
        console.error(`${stdout}\n${stderr}`.slice(-4000));
        return false;
      }
    }
    if (isShort) return true;
    // The copy's own modules: its product is started from its own build.
    const { startProduct } = await import(`${folder}/tools/product.mjs`);
    const product = await startProduct();
    try {
      return await useHello(product);
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function copyTree(folder) {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: PROJECT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  }).split('\0');
  for (const file of files) {
    if (file === '' || !existsSync(join(PROJECT, file))) continue;
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(PROJECT, file), join(folder, file));
  }
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
}

function addHello(folder) {
  for (const [path, content] of Object.entries(helloFiles)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  insert(folder, helloLines, (mark, line) => line + mark);
  insert(folder, helloEntries, (mark, line) => mark + line);
}

function insert(folder, lines, put) {
  for (const [path, [mark, line]] of Object.entries(lines)) {
    const file = join(folder, path);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(mark)) throw new Error(`${path} holds no "${mark}"`);
    writeFileSync(
      file,
      text.replace(mark, () => put(mark, line)),
    );
  }
}

async function useHello(product) {
  const seen = [];
  const note = (what, isSo) => {
    seen.push(isSo);
    console.log(`${isSo ? 'ok    ' : 'FAILED'} ${what}`);
  };
  const html = async (path) => (await fetch(product.site + path)).text();
  note('the server renders its page, in its language', (await html('/ru/hello')).includes('Привет всем'));
  note(
    'the home page holds its block and the navigation its entry',
    /Greeted so far: 0[\s\S]*href="\/hello"|href="\/hello"[\s\S]*Greeted so far: 0/.test(await html('/')),
  );
  const player = await createPlayer(product);
  const answer = await fetch(`${product.site}/api/hello.get?v=2.35&locale=en`, { headers: sameOrigin(product) });
  note('its call answers', (await answer.json()).data.count === 0);

  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await signIn(context, product, player);
    const page = await context.newPage();
    await page.goto(`${product.site}/`);
    await page.getByRole('navigation').getByRole('link', { name: 'Hello', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Hello there' }).waitFor();
    note('its menu entry leads to its page', true);
    await page.getByRole('main').getByRole('button', { name: 'Greet' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Greet' }).click();
    await page.getByText('Greeted so far: 1').waitFor();
    note('its dialog answers, and its table counts', true);
    await page.getByRole('status').filter({ hasText: 'Robin' }).waitFor();
    note('its realtime event is told on screen', true);
    await page.getByRole('main').getByRole('button', { name: 'Deposit' }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/amount/i)
      .first()
      .waitFor();
    note('another domain does what its face offers', true);
  } finally {
    await browser.close();
  }
  return seen.every(Boolean);
}
