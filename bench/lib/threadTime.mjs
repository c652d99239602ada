/**
 * What a page's main thread works, in its own processor time: other work on the machine delays it without counting. The
 * page runs at full speed, and the time is multiplied by what a slower processor would need: the browser's own throttle
 * makes the thread sleep, which is no processor time.
 * @module
 */

/** @param {import('playwright').CDPSession} session */
export const startThreadTime = (session) => session.send('Performance.enable', { timeDomain: 'threadTicks' });

/**
 * @param {import('playwright').CDPSession} session
 * @param {number} slower how many times slower than this machine
 * @returns {Promise<{ pages: number, all: number }>} ms so far; `pages`: scripts, styles and layout; `all`: every task of
 *   the thread, the browser's own and those that this measurement causes included
 */
export async function threadTime(session, slower) {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const ms = 1000 * slower;
  return {
    pages: ms * (seconds('ScriptDuration') + seconds('LayoutDuration') + seconds('RecalcStyleDuration')),
    all: ms * seconds('TaskDuration'),
  };
}
