import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isSameText } from './isSameText.ts';

/** The header with the key of the sandbox controls. */
export const SANDBOX_KEY_HEADER = 'x-sandbox-key';

const fileOf = (dataDir: string): string => join(dataDir, 'sandbox-key');

/**
 * Writes a new random key to `DATA_DIR/sandbox-key`, readable only by its owner. Called at every process start before
 * listening, so that a key is never valid after a restart.
 */
export async function writeSandboxKey(dataDir: string): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Written to a draft and renamed, so that a partial key is never read.
  const draft = `${fileOf(dataDir)}.${process.pid}`;
  await writeFile(draft, key, { mode: 0o600 });
  await rename(draft, fileOf(dataDir));
  return key;
}

/**
 * Replies 401 to every `/__sandbox` call without the key. Must be called before the controls are registered. The file
 * is read at each call: operator and vendors may be separate processes, and the one started last has written the key.
 */
export function guardSandbox(app: FastifyInstance, dataDir: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url?.startsWith('/__sandbox') !== true) return;
    const given = request.headers[SANDBOX_KEY_HEADER];
    if (typeof given === 'string' && (await isSandboxKey(given, dataDir))) return;
    await reply.code(401).send({
      error: { type: 'AuthorizationException', message: `The header ${SANDBOX_KEY_HEADER} is missing or wrong` },
    });
  });
}

/** Whether this is the key of the latest start. */
export async function isSandboxKey(given: string, dataDir: string): Promise<boolean> {
  return isSameText(given, await readFile(fileOf(dataDir), 'utf8'));
}
