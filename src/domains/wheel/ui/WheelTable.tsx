import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { Campaign, WheelInfo } from '../api.ts';
import { randomFraction } from '../randomFraction.ts';
import { tellFault } from '../tellFault.ts';
import { press } from '../turning/Turning.ts';
import type { Push, Turning } from '../turning/Turning.ts';
import { wheelsStore } from '../WheelsStore.ts';
import { buySpins } from '../buySpins.ts';
import { Outcome } from './Outcome.tsx';
import { SpinPanel } from './SpinPanel.tsx';
import { useTicks } from './useTicks.ts';
import { WheelStage } from './WheelStage.tsx';
import styles from './WheelPage.module.css';

/** The wheel, its button, and what it has given. */
export const WheelTable = observer(function WheelTable({
  campaign,
  info,
}: {
  readonly campaign: Campaign;
  readonly info: WheelInfo;
}) {
  const app = useApp();
  const store = useStore(wheelsStore);
  const { spins } = store;
  const turning = useRef<Turning | null>(null);
  const ticks = useTicks();
  // A spin that the page was left with is over: its outcome stands in the lists.
  useEffect(() => () => spins.landed(), [spins]);

  const spin = async (push: Push) => {
    if (!spins.canSpin) return;
    app.platform.haptic('tap');
    turning.current?.start(push);
    const outcome = await spins.start();
    if (outcome === null) {
      await turning.current?.giveUp();
      await tellFault(app, spins.fault);
      return;
    }
    await turning.current?.settle(outcome.segment, randomFraction());
    spins.landed();
    app.platform.haptic(outcome.reward.kind === 'nothing' ? 'select' : 'success');
  };
  const handlePress = async () => {
    if (campaign.is_spin_cost && campaign.spin_balance === 0) await buySpins(app, store);
    else await spin(press);
  };
  return (
    <section className={styles['table']} aria-label={campaign.title}>
      <WheelStage
        segments={info.segments}
        tone={campaign.is_spin_cost ? 'brass' : 'day'}
        canSwipe={spins.canSpin}
        onSwipe={(push) => void spin(push)}
        onTick={ticks.tick}
        onReady={(turns) => {
          turning.current = turns;
        }}
      >
        {spins.phase === 'shown' && spins.spin !== null && <Outcome key={spins.spin.id} spin={spins.spin} />}
      </WheelStage>
      <SpinPanel campaign={campaign} sound={ticks} onPress={handlePress} onBuy={() => buySpins(app, store)} />
    </section>
  );
});
