import { BlackjackTable } from '../games/blackjack/BlackjackTable.ts';
import { basicStrategy } from '../games/blackjack/basicStrategy.ts';
import { facts as blackjackFacts } from '../games/blackjack/facts.ts';
import { blackjack, settledStakes } from '../games/blackjack/rules.ts';
import { openShoe } from '../games/blackjack/shoe.ts';
import { hilo, hiloMultiplier, winningRanks } from '../games/hilo/rules.ts';
import type { HiloMove, HiloView } from '../games/hilo/rules.ts';
import { mines, minesMultiplier, minesReturn, TILES } from '../games/mines/rules.ts';
import type { MinesMove } from '../games/mines/rules.ts';
import { BestPlay } from '../games/videoPoker/bestPlay.ts';
import { pokerRank } from '../games/videoPoker/pokerHand.ts';
import { PAYS, videoPoker } from '../games/videoPoker/rules.ts';
import { DECK, rankOf, RANKS } from '../kit/cards/cards.ts';
import { pickDistinct } from '../kit/fair/pickDistinct.ts';
import { playByRules } from './playByRules.ts';
import type { Trial } from './Trial.ts';

function minesTrial(count: number, goal: number): Trial {
  const pays = minesMultiplier(count, goal).toNumber();
  return {
    game: 'mines',
    name: `${count} mines, ${goal} opened`,
    expected: minesReturn(count, goal).toNumber(),
    play: (draw) => {
      const isSafe = pickDistinct(draw, TILES, count).every((mine) => mine >= goal);
      return { staked: 1, paid: isSafe ? pays : 0 };
    },
    reference: (draw) =>
      playByRules(mines, { mines: count }, draw, ({ opened }): MinesMove =>
        opened.length === goal ? { kind: 'cashOut' } : { kind: 'open', tile: opened.length },
      ),
  };
}

/** Multipliers by the ranks that won, one after the other: the rules compute them as exact fractions. */
const hiloPays = new Map<number, number>();
function hiloPay(guesses: readonly number[]): number {
  const key = guesses.reduce((sum, ranks) => sum * RANKS + ranks, 1);
  const known = hiloPays.get(key) ?? hiloMultiplier(guesses).toNumber();
  hiloPays.set(key, known);
  return known;
}

/** The return with all multipliers rounded down, over all cards that can come. */
function hiloReturn(goal: number, sideOf: (rank: number) => 'higher' | 'lower'): number {
  const from = (rank: number, won: readonly number[]): number => {
    if (won.length === goal) return hiloPay(won);
    const side = sideOf(rank);
    const ranks = winningRanks(rank, side);
    let sum = 0;
    for (let next = 0; next < RANKS; next += 1) if (wins(rank, next, side)) sum += from(next, [...won, ranks]);
    return sum / RANKS;
  };
  return Array.from({ length: RANKS }, (_, rank) => from(rank, [])).reduce((sum, part) => sum + part, 0) / RANKS;
}

const wins = (rank: number, next: number, side: 'higher' | 'lower'): boolean =>
  next === rank ? rank !== (side === 'higher' ? 0 : RANKS - 1) : next > rank === (side === 'higher');

/** Guesses the likelier or the less likely side, and cashes out after a number of right guesses. */
function hiloTrial(taste: 'likely' | 'daring', goal: number): Trial {
  const sideOf = (rank: number): 'higher' | 'lower' => {
    const isHigherLikely = winningRanks(rank, 'higher') >= winningRanks(rank, 'lower');
    return isHigherLikely === (taste === 'likely') ? 'higher' : 'lower';
  };
  const decide = ({ cards, guesses }: HiloView): HiloMove => ({
    kind: guesses === goal ? 'cashOut' : sideOf(rankOf(cards.at(-1) ?? 0)),
  });
  return {
    game: 'hilo',
    name: `${taste}, ${goal} right`,
    expected: hiloReturn(goal, sideOf),
    play: (draw) => {
      let rank = rankOf(draw(DECK));
      const won: number[] = [];
      while (won.length < goal) {
        const side = sideOf(rank);
        const next = rankOf(draw(DECK));
        if (!wins(rank, next, side)) return { staked: 1, paid: 0 };
        won.push(winningRanks(rank, side));
        rank = next;
      }
      return { staked: 1, paid: hiloPay(won) };
    },
    reference: (draw) => playByRules(hilo, {}, draw, decide),
  };
}

function videoPokerTrial(): Trial {
  let best: BestPlay | null = null;
  const holdOf = (cards: readonly number[]): boolean[] => {
    best ??= new BestPlay();
    const sorted = cards.toSorted((one, other) => one - other);
    const { hold } = best.best(sorted);
    return cards.map((card) => (hold & (1 << sorted.indexOf(card))) !== 0);
  };
  return {
    game: 'video-poker',
    name: 'best play',
    expected: 0.995_439_04,
    play: (draw) => {
      const deck = pickDistinct(draw, DECK, 10);
      const dealt = deck.slice(0, 5);
      const hold = holdOf(dealt);
      let spare = 5;
      const cards = dealt.map((card, at) => {
        if (hold[at] === true) return card;
        spare += 1;
        return deck[spare - 1] ?? card;
      });
      return { staked: 1, paid: PAYS[pokerRank(cards)] };
    },
    reference: (draw) => playByRules(videoPoker, {}, draw, ({ cards }) => ({ hold: holdOf(cards) })),
  };
}

const blackjackTrial: Trial = {
  game: 'blackjack',
  name: 'basic strategy',
  expected: Number(blackjackFacts.rtp) / 100,
  play: (draw) => {
    const table = new BlackjackTable(openShoe(draw));
    while (!table.isOver) {
      const hand = table.active ?? table.hands[0];
      table.act(basicStrategy(hand?.cards ?? [], table.dealer[0] ?? 0, table.actions));
    }
    return settledStakes(table);
  },
  reference: (draw) =>
    playByRules(blackjack, {}, draw, ({ hands, active, dealer, actions }) => ({
      action: basicStrategy(hands[active ?? 0]?.cards ?? [], dealer.cards[0] ?? 0, actions),
    })),
};

/** Games in which the player decides: played by a fixed way whose return is known. */
export const decisionTrials: readonly Trial[] = [
  minesTrial(1, 10),
  minesTrial(3, 3),
  minesTrial(24, 1),
  hiloTrial('likely', 1),
  hiloTrial('likely', 4),
  hiloTrial('daring', 1),
  videoPokerTrial(),
  blackjackTrial,
];
