import { describe, expect, it } from 'vitest';
import { GATE_PROJECTS, missingGateJourneys } from './gateJourneys.mjs';

/** @param {string} file @param {string} projectName */
const ran = (file, projectName, status = 'expected') => ({ specs: [{ file, tests: [{ projectName, status }] }] });
const tags = Object.keys(GATE_PROJECTS);
const all = Object.values(GATE_PROJECTS).map((project) => ran('a.spec.ts', project));
const sources = new Map([['a.spec.ts', tags.map((tag) => `{ tag: '${tag}' }`).join()]]);

describe('the journeys of the gate', () => {
  it('are complete when each file with a tag has run in its project', () => {
    expect(missingGateJourneys({ suites: all }, sources)).toEqual([]);
  });

  it('are not when one was skipped or left out', () => {
    const others = all.filter((_, index) => tags[index] !== '@gate-desktop');
    expect(others).toHaveLength(3);
    const suites = [...others, ran('a.spec.ts', 'web-desktop', 'skipped')];
    expect(missingGateJourneys({ suites }, sources)).toMatchObject([{ where: '[web-desktop] a.spec.ts' }]);
    expect(missingGateJourneys({}, sources)).toHaveLength(4);
  });

  it('are not when a project has none', () => {
    const without = new Map([['a.spec.ts', `{ tag: '@gate-phone' }`]]);
    expect(missingGateJourneys({ suites: all }, without).map(({ title }) => title)).toEqual([
      '@gate-desktop',
      '@gate-telegram',
      '@gate-pwa',
    ]);
  });
});
