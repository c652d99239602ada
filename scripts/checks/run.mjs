import { spawn } from 'node:child_process';

/**
 * Runs a command and resolves with whether it ended with 0. Its output is printed at once, or appended to `output.text`
 * if `output` is given.
 * @param {string} command @param {string[]} args
 * @param {{ env?: Record<string, string>, output?: { text: string } | null }} [options] @returns {Promise<boolean>}
 */
export function run(command, args, { env = {}, output = null } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: output === null ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        if (output) output.text += text;
      });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
