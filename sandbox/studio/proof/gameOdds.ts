/** How often the games pay what, computed or simulated: `scripts/writeGameOdds.mjs` writes it to `games/gameOdds.json`. */
import { computeRtp } from '../engine/exact/computeRtp.ts';
import { RoundPlayer } from '../engine/RoundPlayer.ts';
import { games } from '../games/catalogue.ts';
import type { GameOdds } from '../games/oddsOf.ts';
import { DRAWN, kenoMultiplier, NUMBERS } from '../games/keno/rules.ts';
import { combinations } from '../kit/fair/combinations.ts';
import { seededDraw } from '../kit/fair/seededRandom.ts';
import { bucketed } from './bucketed.ts';
import { enumerateOutcomes } from './enumerateOutcomes.ts';
import type { Trial } from './Trial.ts';
import { trials } from './trials.ts';

/** The same for every game: the file can be made again. */
const SEED = 20_260_601;
const KENO_PICKS = 5;

/** How a game with several bets is played here, by the beginning of the trial's name. */
const played: Readonly<Record<string, string>> = {
  dice: 'under 5000',
  plinko: '12 rows, medium',
  roulette: 'red',
  'live-roulette': 'red',
  crash: 'out at ×2',
  carousel: '×2',
  keno: `${KENO_PICKS} numbers`,
  mines: '3 mines, 3 opened',
  hilo: 'likely, 1 right',
  'video-poker': 'best play',
  blackjack: 'basic strategy',
  'sugar-tumble': 'spins',
  'rune-falls': 'spins',
  'vault-of-suns': 'spins',
  'thunder-forge': 'spins',
};
const enumerable = new Set(['dice', 'plinko', 'roulette', 'live-roulette', 'carousel', 'mines', 'hilo']);

/** The names of all games with odds. */
export const oddsGames: readonly string[] = [...games.map(({ sysname }) => sysname), ...Object.keys(played)];

/** The way of playing that a game's odds are of: its name, its exact return, and a round of it. */
export function playedTrial(sysname: string): Trial {
  const slot = games.find((game) => game.sysname === sysname);
  if (slot !== undefined) {
    const player = new RoundPlayer(slot);
    const play: Trial['play'] = (draw) => ({ staked: 1, paid: player.play(draw, null) / slot.divisor });
    return { game: sysname, name: 'spins', expected: computeRtp(slot).rtp.toNumber(), play };
  }
  const beginning = played[sysname];
  const trial = trials.find(({ game, name }) => game === sysname && name.startsWith(beginning ?? ''));
  if (trial === undefined || beginning === undefined) throw new Error(`There is no way to play ${sysname}`);
  return trial;
}

/** The odds of a game; exact where its rounds have few outcomes, else of `rounds` simulated ones. */
export function gameOdds(sysname: string, rounds: number): GameOdds {
  const trial = playedTrial(sysname);
  if (sysname === 'keno') return exact(trial, kenoChances());
  if (sysname === 'crash') return exact(trial, new Map([[2, trial.expected / 2]]));
  return enumerable.has(sysname) ? exact(trial, enumerateOutcomes(trial.play)) : simulated(trial, rounds);
}

function kenoChances(): ReadonlyMap<number, number> {
  const whole = Number(combinations(NUMBERS, DRAWN));
  const chances = new Map<number, number>();
  for (let hits = 0; hits <= KENO_PICKS; hits += 1) {
    const ways = Number(combinations(KENO_PICKS, hits) * combinations(NUMBERS - KENO_PICKS, DRAWN - hits));
    const pays = kenoMultiplier(KENO_PICKS, hits).toNumber();
    chances.set(pays, (chances.get(pays) ?? 0) + ways / whole);
  }
  return chances;
}

function exact({ game, name }: Pick<Trial, 'game' | 'name'>, chances: ReadonlyMap<number, number>): GameOdds {
  const paying = [...chances].filter(([multiple, chance]) => multiple > 0 && chance > 0).toSorted(([a], [b]) => a - b);
  const none = 1 - paying.reduce((sum, [, chance]) => sum + chance, 0);
  return {
    sysname: game,
    played: name,
    source: 'exact',
    outcomes: none > 1e-12 ? [[0, none], ...paying] : paying,
  };
}

/** Rounds are weighted by what they staked in the end: the mean is then the return of all stakes. */
function simulated({ game, name, expected, play }: Trial, rounds: number): GameOdds {
  const draw = seededDraw(SEED);
  const weights = new Map<number, number>();
  let staked = 0;
  for (let round = 0; round < rounds; round += 1) {
    const one = play(draw);
    const multiple = one.paid / one.staked;
    staked += one.staked;
    if (multiple > 0) weights.set(multiple, (weights.get(multiple) ?? 0) + one.staked);
  }
  const chances = new Map([...weights].map(([multiple, weight]) => [multiple, weight / staked]));
  return { sysname: game, played: name, source: 'simulated', outcomes: bucketed(chances, expected) };
}
