/** Resolves when the process has ended. @param {import('node:child_process').ChildProcess} child @returns {Promise<void>} */
export function ended(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(undefined);
    else child.once('exit', () => resolve(undefined));
  });
}
