import { observer } from 'mobx-react-lite';
import { useStore } from '../../../kernel/AppContext.tsx';
import { jackpotsStore } from '../JackpotsStore.ts';
import type { Jackpot } from '../parseJackpots.ts';
import { poolLevel } from '../poolLevel.ts';
import type { Levels } from '../poolLevel.ts';
import { LightsArt } from './LightsArt.tsx';
import { TowerArt } from './TowerArt.tsx';

/** The picture moves in steps of this part: a cent more is not seen, and costs no drawing. */
const stepsOfPicture = 50;

/** The jackpot as one picture, whose levels are those of its pools; what it says is in the text beside it. */
export const JackpotArt = observer(function JackpotArt({
  jackpot: { id, kind, pools },
}: {
  readonly jackpot: Jackpot;
}) {
  const store = useStore(jackpotsStore);
  const of = (index: number): number => {
    const pool = pools[index];
    if (pool === undefined) return 0;
    const level = poolLevel(kind, pool, store.amountOf(id, pool.tier) ?? pool.amount);
    return Math.round(level * stepsOfPicture) / stepsOfPicture;
  };
  const levels: Levels = [of(0), of(1), of(2), of(3)];
  return kind === 'must_drop' ? <TowerArt levels={levels} /> : <LightsArt levels={levels} />;
});
