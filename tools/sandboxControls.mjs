/**
 * Calls to the sandbox's test-only controls, with the key that the running product has written.
 * @module
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Headers of a call to the sandbox's controls. Reads the key for each call: a restarted process writes a new one.
 * @param {string} dataDir the product's DATA_DIR @returns {Record<string, string>}
 */
export const sandboxHeaders = (dataDir) => ({
  'content-type': 'application/json',
  'x-sandbox-key': readFileSync(join(dataDir, 'sandbox-key'), 'utf8'),
});

/**
 * @param {string} origin of the operator or the vendors
 * @param {{ dataDir: string, control: string, fields?: object }} call
 * @returns {Promise<unknown>} the answer; throws with the status when the call is refused
 */
export async function useControl(origin, { dataDir, control, fields = {} }) {
  const response = await fetch(`${origin}/__sandbox/${control}`, {
    method: 'POST',
    headers: sandboxHeaders(dataDir),
    body: JSON.stringify(fields),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${control} answered ${response.status}: ${text.slice(0, 400)}`);
  return JSON.parse(text);
}
