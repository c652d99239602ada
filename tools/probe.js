/**
 * Runs in the page before its scripts and records the raw performance entries.
 */
(() => {
  if (window.__bench) return;
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
  const observe = (type, take, options = {}) => {
    try {
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
    } catch {
      bench.unsupported = [...(bench.unsupported ?? []), type];
    }
  };
  const describe = (node) => {
    if (!node || !node.tagName) return null;
    const names = typeof node.className === 'string' ? node.className.split(/\s+/).filter(Boolean).slice(0, 2) : [];
    return [node.tagName.toLowerCase() + (node.id ? `#${node.id}` : ''), ...names].join('.');
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
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
  observe('layout-shift', (entry) => {
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
    (entry) => {
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
