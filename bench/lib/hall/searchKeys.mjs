/**
 * What a key in the search costs the page's main thread, and how soon its matches are there.
 * @module
 */
import { BUDGETS } from '../../budgets.mjs';
import { launch, PLAY_PHONE, sleep } from '../../../tools/browser.mjs';
import { median, quantile } from '../../../tools/statistics.mjs';
import { startThreadTime, threadTime } from '../threadTime.mjs';

/** Titles, the other script, a typing error, a feature, a number of lines. */
const QUERIES = ['ember', 'эмбер', 'embre', 'free', '243', 'lantern harbor'];
/** After a key its matches are there, and their pictures have not been asked for yet (150 ms after the answer). */
const ANSWERED = 120;
/** Then their pictures are there, too. */
const REST = 350;

/** @param {import('../../../tools/product.mjs').Product} product */
export async function searchKeys(product) {
  const browser = await launch({ screen: PLAY_PHONE });
  try {
    const page = await browser.context.newPage();
    await page.goto(`${product.site}/gamehall`, { waitUntil: 'load' });
    await sleep(2000);
    const session = await browser.context.newCDPSession(page);
    const begun = performance.now();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('option').first().waitFor({ timeout: 60_000 });
    const index = performance.now() - begun;
    await page.getByRole('dialog').getByRole('combobox').focus();
    // The code of the rows runs its first times before the measurement, as for any visitor who types a second letter.
    await typeAll(page, session, ['w'], async (press) => press());
    const work = await mainThread(page, session);
    const waits = await waiting(page, session);
    return {
      index,
      p50: median(work.map(({ pages }) => pages)),
      p95: quantile(
        work.map(({ pages }) => pages),
        0.95,
      ),
      picturesP95: quantile(
        work.map(({ pictures }) => pictures),
        0.95,
      ),
      allP95: quantile(
        work.map(({ all }) => all),
        0.95,
      ),
      wait: quantile(waits, 0.95),
      work,
      waits,
    };
  } finally {
    await browser.close();
  }
}

/** @param {(press: () => Promise<void>, letter: string) => Promise<void>} each */
async function typeAll(page, session, queries, each) {
  for (const query of queries) {
    for (const letter of query) {
      await each(() => pressKey(session, letter), letter);
      await sleep(REST);
    }
    await page.getByRole('dialog').getByRole('combobox').fill('');
    await sleep(REST);
  }
}

/** A real key, of any script: keydown, the text's input, keyup. */
async function pressKey(session, letter) {
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
}

async function mainThread(page, session) {
  await startThreadTime(session);
  const list = page.getByRole('dialog').getByRole('listbox');
  const work = [];
  await typeAll(page, session, QUERIES, async (press, letter) => {
    const before = await threadTime(session, BUDGETS.catalogue.cpu);
    await press();
    await sleep(ANSWERED);
    const after = await threadTime(session, BUDGETS.catalogue.cpu);
    const answer = await list.textContent();
    await sleep(REST);
    const rested = await threadTime(session, BUDGETS.catalogue.cpu);
    // On a busy machine the answer may come later: then all of it counts as the key's work, pictures included.
    const isLate = (await list.textContent()) !== answer;
    const end = isLate ? rested : after;
    work.push({
      letter,
      isLate,
      pages: end.pages - before.pages,
      all: end.all - before.all,
      pictures: rested.pages - end.pages,
    });
  });
  await session.send('Performance.disable');
  return work;
}

/** From the key to the frame after its matches came, by the clock; keys that change no match tell nothing. */
async function waiting(page, session) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: BUDGETS.catalogue.cpu });
  await page.evaluate(() => {
    window.waits = [];
    let typed = null;
    addEventListener('keydown', (event) => (typed = event.timeStamp), { capture: true });
    new MutationObserver(() => {
      const since = typed;
      typed = null;
      if (since !== null) requestAnimationFrame(() => setTimeout(() => window.waits.push(performance.now() - since)));
    }).observe(document.querySelector('[role=dialog] [role=listbox]'), {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await typeAll(page, session, QUERIES, async (press) => press());
  return page.evaluate(() => window.waits);
}
