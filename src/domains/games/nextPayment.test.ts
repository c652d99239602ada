import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { fundingState } from '../bonuses/face/FundingState.ts';
import { parseFunding } from '../bonuses/face/parseBonus.ts';
import { wireFunding } from '../bonuses/testing/wireBonus.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import { money } from '../../shared/money/money.ts';
import { nextPayment } from './nextPayment.ts';
import { playStore } from './PlayStore.ts';
import { parseGame } from './parseGames.ts';
import { wireGame } from '../../../tests/fakes/wireSamples.ts';

const slot = (sysname = 'lantern-harbor') => parseGame(wireGame(sysname, { stake_from: 20, stake_to: 10_000 }));

function funded({ main, bonus }: { readonly main: bigint; readonly bonus: bigint }) {
  const app = createTestApp({ uid: 7 });
  app.book(money(main, 'USD'), money(bonus, 'USD'));
  app.store(fundingState).adopt(parseFunding(wireFunding()));
  return app;
}

test('nothing is said before the operator has answered', () => {
  expect(nextPayment(createTestApp({ uid: 7 }), slot())).toBeNull();
});

test.each([
  [1000n, 2600n, 'main'],
  [0n, 2600n, 'bonus'],
  [10n, 2600n, 'both'],
  [0n, 0n, 'insufficient'],
] as const)('1-11 with %s of main and %s of bonus money the least stake is paid by: %s', (main, bonus, pays) => {
  expect(nextPayment(funded({ main, bonus }), slot())).toBe(pays);
});

test('1-11 after a round, a stake as high as the last one counts', () => {
  const app = funded({ main: 100n, bonus: 2600n });
  const play = app.store(playStore);
  const ask = (stake: bigint) => {
    runInAction(() => Object.assign(play.sitting, { lastStake: money(stake, 'USD') }));
    return nextPayment(app, slot());
  };
  expect([ask(100n), ask(500n), ask(600n)]).toEqual(['main', 'both', 'above_max_stake']);
  expect(nextPayment(app, slot('gold-mine'))).toBe('excluded_game');
});
