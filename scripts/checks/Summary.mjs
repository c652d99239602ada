/** Number of failed and flaky tests that the last lines name, and the characters of each. */
const MOST_NAMED = 12;
const LINE_LENGTH = 100;
const SLOWEST = 15;

/** @typedef {{ where: string, title: string, message: string }} Told a test with what it said */
/** @typedef {{ name: string, seconds: number }} Timed a file or journey with its time */
/** @typedef {{ name: string, outcome: 'green' | 'red' | 'NOT RUN', seconds: number, note: string }} Stage */

/** What a run of checks has found: numbers of tests, what failed, what is flaky, the slowest, the stages. */
export class Summary {
  passed = 0;
  failedCount = 0;
  skipped = 0;
  /** @type {Told[]} */
  failed = [];
  /** Tests that passed at a later try only, with the message of the first. Each is a fault to remove. @type {Told[]} */
  flaky = [];
  /** @type {Stage[]} */
  stages = [];
  /** @type {Timed[]} */
  files = [];
  /** @type {Timed[]} */
  journeys = [];
  /** Which journeys ran where, as lines of Markdown. @type {string[]} */
  journeyTable = [];

  /** @param {{ passed: number, failed: number, skipped: number }} numbers of one stage */
  count({ passed, failed, skipped }) {
    this.passed += passed;
    this.failedCount += failed;
    this.skipped += skipped;
  }

  get isGreen() {
    return this.stages.every(({ outcome }) => outcome !== 'red');
  }

  /** The whole summary as text, its most important lines last: logs are read from the end. */
  text() {
    return [
      ...slowest('slowest test files', this.files),
      ...slowest('slowest journeys', this.journeys),
      ...listed('flaky: passed at a later try only', this.flaky),
      ...listed('what failed', this.failed),
      '',
      this.stages.map(inWords).join(' · '),
      ...this.flaky.slice(0, MOST_NAMED).map((test) => `flaky  ${inOneLine(test)}`),
      ...this.failed.slice(0, MOST_NAMED).map((test) => `failed ${inOneLine(test)}`),
      '',
      this.#countLine(),
    ].join('\n');
  }

  /** The same as a page of Markdown, without the messages' colours. */
  markdown(/** @type {string} */ title) {
    const rows = this.stages.map(
      ({ name, outcome, seconds, note }) => `| ${name} | ${outcome} | ${seconds} | ${note} |`,
    );
    /** @param {string} heading @param {Told[]} list */
    const tests = (heading, list) =>
      list.length === 0
        ? []
        : [
            '',
            `## ${heading}`,
            ...list.map((test) => `\n**${test.where}** › ${test.title}\n\n${indented(test.message)}`),
          ];
    return [
      `# ${title}`,
      '',
      this.#countLine(),
      '',
      '| stage | outcome | seconds | note |',
      '|---|---|---|---|',
      ...rows,
      ...tests('Failed', this.failed),
      ...tests('Flaky', this.flaky),
      ...timesTable('Slowest test files', this.files),
      ...timesTable('Slowest journeys', this.journeys),
      ...this.journeyTable,
      '',
    ].join('\n');
  }

  #countLine() {
    const more = { skipped: this.skipped, flaky: this.flaky.length };
    const told = Object.entries(more).flatMap(([word, number]) => (number > 0 ? [`, ${number} ${word}`] : []));
    return `${this.passed} passed, ${this.failedCount} failed${told.join('')}`;
  }
}

/** @param {Stage} stage */
const inWords = ({ name, outcome, seconds }) =>
  outcome === 'green' ? `${name} ${seconds} s` : `${outcome === 'red' ? 'FAILED' : outcome} ${name} ${seconds} s`;

/** @param {Told} test */
const inOneLine = ({ where, title }) => `${where} › ${title}`.slice(0, LINE_LENGTH);

/** @param {string} message */
const indented = (message) => message.replace(/^/gm, '    ');

/** @param {string} heading @param {Told[]} tests */
function listed(heading, tests) {
  if (tests.length === 0) return [];
  return ['', `── ${heading} ──`, ...tests.map((test) => `${test.where} › ${test.title}\n${indented(test.message)}\n`)];
}

/** @param {Timed[]} times */
const slowestOf = (times) => times.toSorted((left, right) => right.seconds - left.seconds).slice(0, SLOWEST);

/** @param {string} heading @param {Timed[]} times */
function slowest(heading, times) {
  if (times.length === 0) return [];
  const rows = slowestOf(times).map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
  return ['', `── ${heading} ──`, ...rows];
}

/** @param {string} heading @param {Timed[]} times */
function timesTable(heading, times) {
  if (times.length === 0) return [];
  const rows = slowestOf(times).map(
    ({ name, seconds }) => `| ${seconds.toFixed(1)} | ${name.replaceAll('|', '\\|')} |`,
  );
  return ['', `## ${heading}`, '', '| seconds | |', '|---|---|', ...rows];
}
