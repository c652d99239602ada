import { describe, expect, it } from 'vitest';
import { DURATION_MS, jointProbability, marketsOf, resultOf, scheduleOf, simulate, stateAt } from './index.ts';
import type { Fixture, Sport } from './index.ts';

const SPORTS: readonly Sport[] = ['football', 'tennis', 'basketball', 'ice_hockey'];
const DAY = 20_783;
const MINUTE = 60_000;

const fixtures = (sport: Sport): Fixture[] => scheduleOf('house', sport, DAY);
const first = (sport: Sport): Fixture => fixtures(sport)[0]!;

describe('the schedule', () => {
  it.each(SPORTS)('always has %s live, and no team twice at once', (sport) => {
    const matches = fixtures(sport)
      .slice(0, 80)
      .map((fixture) => ({ fixture, endsAt: fixture.startsAt + simulate('house', fixture).endsAt }));
    const from = matches[0]!.fixture.startsAt + 20 * MINUTE;
    const until = matches.at(-1)!.fixture.startsAt;
    const least = sport === 'football' ? 3 : 1;
    for (let at = from; at < until; at += MINUTE / 2) {
      const live = matches.filter(({ fixture, endsAt }) => fixture.startsAt <= at && at < endsAt);
      expect(live.length).toBeGreaterThanOrEqual(least);
      const teams = live.flatMap(({ fixture }) => [fixture.home.id, fixture.away.id]);
      expect(new Set(teams).size).toBe(teams.length);
    }
  });

  it.each(SPORTS)('%s has the same fixtures for the same seed, others for another', (sport) => {
    expect(fixtures(sport)).toEqual(scheduleOf('house', sport, DAY));
    expect(fixtures(sport)).not.toEqual(scheduleOf('other', sport, DAY));
    const ids = fixtures(sport).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(scheduleOf('house', sport, DAY + 1)[0]?.id);
  });

  it.each(SPORTS)('%s has teams with different names and short names', (sport) => {
    const byId = new Map(
      fixtures(sport).flatMap(({ league, home, away }) =>
        [home, away].map((team) => [`${league.id} ${team.id}`, team] as const),
      ),
    );
    const names = [...byId.values()].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const shorts = [...byId].map(([key, { short }]) => `${key.split(' ')[0]} ${short}`);
    expect(new Set(shorts).size).toBe(shorts.length);
    expect(names.every((name) => /^\p{Lu}\S*( \p{Lu}\S*)+$|^\p{Lu}\S+$/u.test(name))).toBe(true);
  });
});

describe('a match', () => {
  it.each(SPORTS)('of %s is the same for the same seed, and ends in time', (sport) => {
    for (const fixture of fixtures(sport).slice(0, 40)) {
      const timeline = simulate('house', fixture);
      expect(simulate('house', fixture)).toEqual(timeline);
      expect(timeline.endsAt).toBeLessThan(DURATION_MS[sport] * 1.5);
      expect(timeline.events.at(-1)?.kind).toBe('full_time');
      expect(timeline.events.map(({ at }) => at)).toEqual(
        timeline.events.map(({ at }) => at).toSorted((a, b) => a - b),
      );
    }
  });

  it.each(SPORTS)('of %s shows nothing that has not happened', (sport) => {
    const timeline = simulate('house', first(sport));
    for (let ms = -1; ms < timeline.endsAt + 1000; ms += 7919) {
      const state = stateAt(timeline, ms);
      expect(state.events.every(({ at }) => at <= ms)).toBe(true);
      // Without the attacks and events to come, the state must be the same.
      const { details } = timeline;
      const known =
        'attacks' in details ? { ...details, attacks: details.attacks.filter(({ from: at }) => at <= ms) } : details;
      const cut = { ...timeline, details: known, events: timeline.events.filter(({ at }) => at <= ms) };
      expect(stateAt(cut, ms).score).toEqual(state.score);
      expect(marketsOf(timeline.fixture, stateAt(cut, ms))).toEqual(marketsOf(timeline.fixture, state));
    }
    expect(stateAt(timeline, -1).phase).toBe('before');
    expect(stateAt(timeline, timeline.endsAt).phase).toBe('ended');
    expect(marketsOf(timeline.fixture, stateAt(timeline, timeline.endsAt))).toEqual([]);
  });

  it.each(['football', 'ice_hockey'] as const)(
    'of %s has goals out of announced attacks, during which nothing is on sale',
    (sport) => {
      let goals = 0;
      for (const fixture of fixtures(sport).slice(0, 20)) {
        const timeline = simulate('house', fixture);
        for (const goal of timeline.events.filter(({ kind }) => kind === 'goal')) {
          const danger = timeline.events.findLast(({ kind, at }) => kind === 'danger' && at < goal.at);
          expect(danger?.side).toBe(goal.side);
          expect(goal.at - (danger?.at ?? 0)).toBeGreaterThanOrEqual(2000);
          expect(goal.at - (danger?.at ?? 0)).toBeLessThanOrEqual(6000);
          const before = stateAt(timeline, goal.at - 1);
          expect(before.isDanger).toBe(true);
          expect(marketsOf(fixture, before).every(({ isSuspended }) => isSuspended)).toBe(true);
          goals += 1;
        }
      }
      expect(goals).toBeGreaterThan(20);
    },
  );
});

describe('bets', () => {
  it('are decided by the goal that decides them', () => {
    const fixture = fixtures('football').find((one) => {
      const { home, away } = simulate('house', one).events.at(-1)!.score;
      return home > 0 && away > 0;
    })!;
    const timeline = simulate('house', fixture);
    const goals = timeline.events.filter(({ kind }) => kind === 'goal');
    const at = goals[0]!.at;
    expect(resultOf(fixture, timeline, 'totals:0.5', 'over', at - 1)).toBeNull();
    expect(resultOf(fixture, timeline, 'totals:0.5', 'over', at)).toBe('won');
    expect(resultOf(fixture, timeline, 'totals:0.5', 'under', at)).toBe('lost');
    expect(resultOf(fixture, timeline, 'next_goal:1', goals[0]!.side!, at)).toBe('won');
    expect(resultOf(fixture, timeline, 'result', 'home', at)).toBeNull();
    expect(resultOf(fixture, timeline, 'both_score', 'yes')).toBe('won');
  });

  it('on a third set that is not played are void', () => {
    const fixture = fixtures('tennis').find((one) => simulate('house', one).events.at(-1)!.score.periods.length === 2)!;
    const timeline = simulate('house', fixture);
    expect(resultOf(fixture, timeline, 'set_winner:3', 'home')).toBe('void');
    expect(resultOf(fixture, timeline, 'game_winner:3:1', 'away')).toBe('void');
    expect(['won', 'lost']).toContain(resultOf(fixture, timeline, 'game_winner:2:6', 'away'));
  });

  it.each([
    '',
    'totals',
    'totals:2',
    'result:1',
    'set_winner:1',
    'toString',
    'totals:2.50',
    'next_goal:1.5',
    'period_result:9',
  ])('on the market %j do not exist', (market) => {
    const fixture = first('football');
    const state = stateAt(simulate('house', fixture), -1);
    expect(jointProbability(fixture, state, [{ market, selection: 'over' }])).toBeNull();
  });

  it('of one match are priced together', () => {
    const fixture = first('football');
    const state = stateAt(simulate('house', fixture), -1);
    const of = (...picks: readonly (readonly [string, string])[]): number | null =>
      jointProbability(
        fixture,
        state,
        picks.map(([market, selection]) => ({ market, selection })),
      );
    expect(of(['result', 'home'], ['result', 'away'])).toBe(0);
    expect(of(['correct_score', '1:0'], ['both_score', 'yes'])).toBe(0);
    expect(of(['result', 'home'], ['double_chance', '1x'])).toBeCloseTo(of(['result', 'home'])!, 9);
    // A win and many goals belong together.
    expect(of(['result', 'home'], ['totals:2.5', 'over'])!).toBeGreaterThan(
      of(['result', 'home'])! * of(['totals:2.5', 'over'])!,
    );
    expect(of(['period_result:1', 'home'], ['result', 'home'])!).toBeGreaterThan(
      of(['period_result:1', 'home'])! * of(['result', 'home'])!,
    );
    expect(of(['next_goal:1', 'none'], ['correct_score', '0:0'])).toBeCloseTo(of(['correct_score', '0:0'])!, 9);
    expect(of(['next_goal:2', 'home'])).toBeNull();
    const halves = ['home', 'draw', 'away'].map((selection) =>
      of(['period_result:1', selection], ['period_result:2', 'home'])!,
    );
    expect(halves.reduce((sum, part) => sum + part, 0)).toBeCloseTo(of(['period_result:2', 'home'])!, 6);
  });
});
