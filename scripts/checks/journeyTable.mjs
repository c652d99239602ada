/** @typedef {{ suites?: Journeys[], specs?: Array<{ file: string, title: string, tests: Array<{ projectName: string }> }> }} Journeys */

/**
 * Every journey of a report of Playwright's JSON reporter, with the projects that it ran in, as a table of Markdown.
 * @param {Journeys} report @returns {string[]} lines; empty without journeys
 */
export function journeyTable(report) {
  /** @type {Map<string, string[]>} */
  const rows = new Map();
  const walk = (/** @type {Journeys} */ suite) => {
    for (const { file, title, tests } of suite.specs ?? []) {
      const name = `${file} › ${title}`;
      rows.set(name, [...(rows.get(name) ?? []), ...tests.map(({ projectName }) => projectName)]);
    }
    for (const inner of suite.suites ?? []) walk(inner);
  };
  walk(report);
  if (rows.size === 0) return [];
  const cells = [...rows].map(([name, projects]) => `| ${name.replaceAll('|', '\\|')} | ${projects.join(', ')} |`);
  return ['', '## Journeys', '', '| journey | ran in |', '|---|---|', ...cells];
}
