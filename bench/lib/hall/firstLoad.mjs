/**
 * The first load of the hall: its bytes and the work of its main thread.
 * @module
 */
import { BUDGETS } from '../../budgets.mjs';
import { launch } from '../../../tools/browser.mjs';
import { median } from '../../../tools/statistics.mjs';
import { visit } from '../visit.mjs';

/** @param {import('../../../tools/product.mjs').Product} product */
export async function firstLoad(product) {
  const visits = [];
  for (let turn = 0; turn < BUDGETS.catalogue.loads; turn += 1) {
    const browser = await launch({});
    try {
      visits.push(await visit(browser, `${product.site}/gamehall`, { cpu: 1, timeDomain: 'threadTicks' }));
    } finally {
      await browser.close();
    }
  }
  // The first visit fills the caches of pages and pictures.
  const [, ...warm] = visits;
  const of = (read) => median(warm.map(read));
  return {
    bytes: of((one) => Object.values(one.bytes).reduce((sum, kind) => sum + kind, 0)),
    html: of((one) => one.html.length),
    workMs: of((one) => BUDGETS.catalogue.cpu * (one.scriptMs + one.layoutMs)),
    elements: of((one) => one.elements),
    indexes: visits.flatMap((one) => one.requests).filter(({ url }) => url.includes('getSearchIndex')).length,
  };
}
