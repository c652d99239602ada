/**
 * Starts a site server in its own process, connected to the operator and content system of a running product.
 * @module
 */
import { startAlone } from './processAlone.mjs';

/**
 * @param {import('../../tools/product.mjs').Product} product
 * @param {Record<string, string>} [env] further settings
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export const startSiteAlone = (product, env = {}) =>
  startAlone('site', { OPERATOR_URL: product.operator, VENDORS_URL: product.vendors, ...env });
