/**
 * Every journey of a report of Playwright's JSON reporter, with the projects that it ran in, as a table of Markdown.
 * @param {object} report @returns {string[]} lines; empty without journeys
 */
export function journeyTable(report) {
  const rows = new Map();
  const walk = (suite) => {
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
