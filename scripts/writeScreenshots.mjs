/**
 * Takes the pictures of the web app manifest from the running product into public/screenshots/, small enough to be
 * loaded while a player decides. Run it when the look of these pages has changed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { chromiumPath } from '../tools/browser.mjs';
import { CHROMIUM_FLAGS } from '../tools/findChromium.mjs';
import { createPlayer, signIn } from '../tools/player.mjs';
import { startProduct } from '../tools/product.mjs';

const folder = 'public/screenshots';
/** Time for data and pictures after the page has loaded, in ms. */
const SETTLE_MS = 3_000;
const mostBytes = 150_000;
const forms = {
  wide: { viewport: { width: 1280, height: 800 } },
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};
/**
 * The same list as in src/app/installed/webManifest.ts.
 * @type {ReadonlyArray<{ form: keyof typeof forms, name: string, path: string, isForPlayer?: boolean }>}
 */
const shots = [
  { form: 'wide', name: 'home', path: '/' },
  { form: 'wide', name: 'games', path: '/gamehall' },
  { form: 'narrow', name: 'home', path: '/' },
  { form: 'narrow', name: 'games', path: '/gamehall' },
  { form: 'narrow', name: 'deposit', path: '/cashier/deposit', isForPlayer: true },
];

const product = await startProduct();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] });
try {
  await mkdir(folder, { recursive: true });
  const player = await createPlayer(product, { amount: '250.00' });
  for (const { form, name, path, isForPlayer } of shots) {
    const context = await browser.newContext({ ...forms[form], reducedMotion: 'reduce', serviceWorkers: 'block' });
    if (isForPlayer) await signIn(context, product, player);
    const page = await context.newPage();
    await page.goto(product.site + path, { waitUntil: 'load' });
    // The player's pages poll: they are never idle.
    await page.waitForTimeout(SETTLE_MS);
    const picture = await smallEnough(await page.screenshot());
    await writeFile(`${folder}/${form}-${name}.webp`, picture);
    console.log(`${form}-${name}.webp ${picture.length} bytes`);
    await context.close();
  }
} finally {
  await browser.close();
  await product.stop();
}

/** @param {Buffer} png */
async function smallEnough(png) {
  for (const quality of [80, 70, 60, 50]) {
    const picture = await sharp(png).webp({ quality }).toBuffer();
    if (picture.length <= mostBytes) return picture;
  }
  throw new Error(`a picture is larger than ${mostBytes} bytes`);
}
