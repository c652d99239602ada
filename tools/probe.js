/**
 * Runs in the page before its scripts and records the raw performance entries.
 */
/**
 * @typedef {object} Bench what was recorded; times in ms since the start of the navigation
 * @property {number | null} fcp
 * @property {number | null} lcp
 * @property {string | null} lcpElement
 * @property {string | null} lcpUrl
 * @property {number} cls
 * @property {Array<{ at: number, value: number, nodes: Array<string | null> }>} shifts
 * @property {Array<[start: number, duration: number]>} longTasks
 * @property {Array<{ name: string, interaction: number, start: number, delay: number, processing: number, duration: number }>} events
 * @property {boolean} touched
 * @property {string[]} [unsupported] types of entries that the browser does not have
 */
/** @typedef {PerformanceEntry & { hadRecentInput: boolean, value: number, sources?: Array<{ node: Node | null }> }} LayoutShift */
(() => {
  if ('__bench' in window) return;
  /** @type {Bench} */
  const bench = {
    fcp: null,
    lcp: null,
    lcpElement: null,
    lcpUrl: null,
    cls: 0,
    shifts: [],
    longTasks: [],
    events: [],
    touched: false,
  };
  Object.defineProperty(window, '__bench', { value: bench });
  /**
   * @template {PerformanceEntry} T
   * @param {string} type @param {(entry: T) => void} take of entries of this type @param {PerformanceObserverInit & { durationThreshold?: number }} [options]
   */
  const observe = (type, take, options = {}) => {
    try {
      new PerformanceObserver((list) => /** @type {T[]} */ (list.getEntries()).forEach(take)).observe({
        type,
        buffered: true,
        ...options,
      });
    } catch {
      bench.unsupported = [...(bench.unsupported ?? []), type];
    }
  };
  /** @param {Node | null | undefined} node */
  const describe = (node) => {
    if (!(node instanceof Element)) return null;
    const names = typeof node.className === 'string' ? node.className.split(/\s+/).filter(Boolean).slice(0, 2) : [];
    return [node.tagName.toLowerCase() + (node.id ? `#${node.id}` : ''), ...names].join('.');
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (/** @type {LargestContentfulPaint} */ entry) => {
    bench.lcp = entry.startTime;
    bench.lcpUrl = entry.url || null;
    bench.lcpElement = describe(entry.element);
  });
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, () => (bench.touched = true), { capture: true, once: true });
  // The largest session window (gaps below 1 s, at most 5 s long), as CLS is defined.
  let windowSum = 0;
  let windowStart = 0;
  let lastShift = 0;
  observe('layout-shift', (/** @type {LayoutShift} */ entry) => {
    // A shift after a user input is expected and not counted. Chromium also takes the emulated screen size for an
    // input, which would hide the first shifts, so until the page is touched every shift is counted.
    if (entry.hadRecentInput && bench.touched) return;
    const continues = windowSum > 0 && entry.startTime - lastShift < 1000 && entry.startTime - windowStart < 5000;
    if (!continues) {
      windowSum = 0;
      windowStart = entry.startTime;
    }
    windowSum += entry.value;
    lastShift = entry.startTime;
    bench.cls = Math.max(bench.cls, windowSum);
    if (bench.shifts.length < 20)
      bench.shifts.push({
        at: entry.startTime,
        value: entry.value,
        nodes: (entry.sources ?? []).map((s) => describe(s.node)),
      });
  });
  observe('longtask', (entry) => bench.longTasks.push([entry.startTime, entry.duration]));
  observe(
    'event',
    (/** @type {PerformanceEventTiming} */ entry) => {
      if (!entry.interactionId) return;
      bench.events.push({
        name: entry.name,
        interaction: entry.interactionId,
        start: entry.startTime,
        delay: entry.processingStart - entry.startTime,
        processing: entry.processingEnd - entry.processingStart,
        duration: entry.duration,
      });
    },
    { durationThreshold: 16 },
  );
})();
