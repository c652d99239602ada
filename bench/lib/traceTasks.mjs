/**
 * The tasks of a page's main thread with their processor time, from the browser's trace.
 * @module
 */

/** @typedef {{ at: number, processor: number, wall: number }} Task in ms; `at` by the browser's monotonic clock, on Linux that of all processes */

/**
 * @param {import('playwright').CDPSession} session
 * @param {() => Promise<void>} during
 * @returns {Promise<Task[]>}
 */
export async function traceTasks(session, during) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] },
  });
  await during();
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  session.off('Tracing.dataCollected', collect);
  return tasksOf(events);
}

/**
 * Every task of the page's own thread; the emptying of the garbage that the measurement asks for is outside of the trace.
 * @param {ReadonlyArray<Record<string, any>>} events
 * @returns {Task[]}
 */
function tasksOf(events) {
  const names = new Map(
    events.filter(({ name }) => name === 'thread_name').map(({ pid, tid, args }) => [`${pid} ${tid}`, args.name]),
  );
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && names.get(`${pid} ${tid}`) === 'CrRendererMain')
    .map(({ ts, dur = 0, tdur }) => ({ at: ts / 1000, processor: (tdur ?? dur) / 1000, wall: dur / 1000 }));
}

/** @param {readonly Task[]} tasks @returns {Task} the longest by processor time, and the longest by the clock */
export const longestTask = (tasks) => ({
  processor: tasks.reduce((most, task) => Math.max(most, task.processor), 0),
  wall: tasks.reduce((most, task) => Math.max(most, task.wall), 0),
});
