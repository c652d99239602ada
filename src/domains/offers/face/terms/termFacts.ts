import type { BonusTerms } from '../../../../shared/bonus/terms.ts';
import type { GameTitles } from './gameTitles.ts';

/** One line of a bonus's terms. `term`: worded by name and variant; `type` and `game`: how much of a stake counts. */
export interface TermFact {
  readonly group: 'term' | 'type' | 'game';
  /** Unique within its group: the term, the kind of game, or the game's sysname. */
  readonly name: string;
  /** Of a game. */
  readonly title?: string;
  readonly variant: string;
  readonly params: Readonly<Record<string, string | number>>;
}

type WriteMoney = (wire: { readonly amount: string; readonly currency: string }) => string;

const term = (name: string, variant: string, params: TermFact['params'] = {}): TermFact => ({
  group: 'term',
  name,
  variant,
  params,
});

const share = (group: 'type' | 'game', [name, percent]: readonly [string, number]): TermFact => ({
  group,
  name,
  variant: percent === 0 ? 'nothing' : 'share',
  params: { percent },
});

/** The terms of a bonus, line by line, in the order in which they are read: cost, limits, what counts, what is paid. */
export function termFacts(
  terms: BonusTerms,
  writeMoney: WriteMoney,
  titles: GameTitles = new Map(),
): readonly TermFact[] {
  const { counts } = terms;
  const named = (fact: TermFact): TermFact => {
    const title = titles.get(fact.name);
    return title === undefined ? fact : { ...fact, title };
  };
  const excluded = counts.excluded.map((name): TermFact => ({ group: 'game', name, variant: 'excluded', params: {} }));
  const isCasino = terms.type === 'casino';
  return [
    term('where', terms.type),
    terms.wager_times === 0 ? term('wager', 'none') : term('wager', terms.wager_base, { count: terms.wager_times }),
    terms.max_stake === null
      ? term('maxStake', 'none')
      : term('maxStake', 'set', { amount: writeMoney(terms.max_stake) }),
    term('days', 'set', { count: terms.days }),
    ...(isCasino ? Object.entries(counts.types).map((entry) => share('type', entry)) : []),
    ...(isCasino ? [term('others', 'whole')] : []),
    ...Object.entries(counts.games).map((entry) => named(share('game', entry))),
    ...excluded.map(named),
    term('payout', terms.is_sticky ? 'sticky' : 'kept'),
    terms.max_conversion_times === null
      ? term('maxPayout', 'none')
      : term('maxPayout', 'set', { count: terms.max_conversion_times }),
  ];
}

/** A line that is not what it was; null on the side that does not have it. */
export interface FactChange {
  readonly before: TermFact | null;
  readonly now: TermFact | null;
}

const keyOf = ({ group, name }: TermFact): string => `${group} ${name}`;
const textOf = ({ variant, params }: TermFact): string => JSON.stringify([variant, params]);

/** What differs between the terms that were taken and the present ones. */
export function changedFacts(then: readonly TermFact[], now: readonly TermFact[]): readonly FactChange[] {
  const present = new Map(now.map((fact) => [keyOf(fact), fact]));
  const known = new Set(then.map(keyOf));
  return [
    ...then
      .map((fact): FactChange => ({ before: fact, now: present.get(keyOf(fact)) ?? null }))
      .filter(({ before, now: after }) => before === null || after === null || textOf(before) !== textOf(after)),
    ...now.filter((fact) => !known.has(keyOf(fact))).map((fact): FactChange => ({ before: null, now: fact })),
  ];
}
