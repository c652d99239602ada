import { crash, crashPoint, crashReturn, ONE } from '../games/crash/rules.ts';
import { carousel, spin, spotReturn } from '../games/carousel/rules.ts';
import { FIELDS } from '../games/carousel/wheel.ts';
import { dice, diceMultiplier, diceReturn, ROLLS, winningRolls } from '../games/dice/rules.ts';
import type { DiceBet } from '../games/dice/rules.ts';
import { DRAWN, keno, kenoMultiplier, kenoReturn, NUMBERS } from '../games/keno/rules.ts';
import { liveRoulette } from '../games/liveRoulette/rules.ts';
import { plinko, plinkoReturn, RISKS, ROWS, slotMultipliers } from '../games/plinko/rules.ts';
import type { PlinkoBet } from '../games/plinko/rules.ts';
import { roulette, ROULETTE_RETURN } from '../games/roulette/rules.ts';
import { pickDistinct } from '../kit/fair/pickDistinct.ts';
import { placePays, places, POCKETS } from '../kit/roulette/places.ts';
import { END } from '../kit/tables/TableGame.ts';
import { playByRules } from './playByRules.ts';
import type { Trial } from './Trial.ts';

const none = (): never => {
  throw new Error('The game has no moves');
};
const one = (paid: number) => ({ staked: 1, paid });

function diceTrial(bet: DiceBet): Trial {
  const pays = diceMultiplier(bet).toNumber();
  const wins = bet.side === 'under' ? (roll: number) => roll < bet.target : (roll: number) => roll > bet.target;
  return {
    game: 'dice',
    name: `${bet.side} ${bet.target} (${winningRolls(bet)} of ${ROLLS})`,
    expected: diceReturn(bet).toNumber(),
    play: (draw) => one(wins(draw(ROLLS)) ? pays : 0),
    reference: (draw) => playByRules(dice, bet, draw, none),
  };
}

function plinkoTrial(bet: PlinkoBet): Trial {
  const pays = slotMultipliers(bet).map((multiplier) => multiplier.toNumber());
  return {
    game: 'plinko',
    name: `${bet.rows} rows, ${bet.risk}`,
    expected: plinkoReturn(bet).toNumber(),
    play: (draw) => {
      let slot = 0;
      for (let row = 0; row < bet.rows; row += 1) slot += draw(2);
      return one(pays[slot] ?? 0);
    },
    reference: (draw) => playByRules(plinko, bet, draw, none),
  };
}

function kenoTrial(count: number): Trial {
  const picks = Array.from({ length: count }, (_, index) => index * 4 + 1);
  const isPicked = new Set(picks);
  const pays = Array.from({ length: count + 1 }, (_, hits) => kenoMultiplier(count, hits).toNumber());
  return {
    game: 'keno',
    name: `${count} numbers`,
    expected: kenoReturn(count).toNumber(),
    play: (draw) => {
      let hits = 0;
      for (const index of pickDistinct(draw, NUMBERS, DRAWN)) if (isPicked.has(index + 1)) hits += 1;
      return one(pays[hits] ?? 0);
    },
    reference: (draw) => playByRules(keno, { picks }, draw, none),
  };
}

function rouletteTrials(id: string): Trial[] {
  const place = places.get(id);
  if (place === undefined) throw new Error(`no place ${id}`);
  const pays = placePays(place);
  const wins = new Set(place.numbers);
  const bet = { chips: { [id]: 1 } };
  const shared = { expected: ROULETTE_RETURN.toNumber() };
  return [
    {
      ...shared,
      game: 'roulette',
      name: id,
      play: (draw) => one(wins.has(draw(POCKETS)) ? pays : 0),
      reference: (draw) => playByRules(roulette, bet, draw, none),
    },
    {
      ...shared,
      game: 'live-roulette',
      name: id,
      play: (draw) => one(wins.has(draw(POCKETS)) ? pays : 0),
      reference: (draw) => playByRules(liveRoulette, bet, draw, () => END),
    },
  ];
}

function crashTrial(auto: number): Trial {
  return {
    game: 'crash',
    name: `out at ×${auto / ONE}`,
    expected: crashReturn(auto).toNumber(),
    play: (draw) => one(crashPoint(draw) >= auto ? auto / ONE : 0),
    reference: (draw) => playByRules(crash, { auto }, draw, () => END),
  };
}

function carouselTrial(spot: number): Trial {
  return {
    game: 'carousel',
    name: `×${spot}`,
    expected: spotReturn(spot).toNumber(),
    play: (draw) => {
      let raised = 1;
      let won = 0;
      for (const stop of spin(draw)) {
        const field = FIELDS[stop];
        if (field?.kind === 'raise') raised *= field.by;
        else won = field?.pays ?? 0;
      }
      return one(won === spot ? spot * raised : 0);
    },
    reference: (draw) => playByRules(carousel, { chips: { [spot]: 1 } }, draw, () => END),
  };
}

/** Games whose rounds have no decisions. */
export const instantTrials: readonly Trial[] = [
  diceTrial({ side: 'under', target: 100 }),
  diceTrial({ side: 'under', target: 5_000 }),
  diceTrial({ side: 'over', target: 499 }),
  ...ROWS.flatMap((rows) => RISKS.map((risk) => plinkoTrial({ rows, risk }))),
  ...Array.from({ length: 10 }, (_, index) => kenoTrial(index + 1)),
  ...rouletteTrials('straight:17'),
  ...rouletteTrials('red'),
  ...[101, 200, 1_000, 10_000].map(crashTrial),
  ...[2, 12, 48].map(carouselTrial),
];
