import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { OutsideChanges } from '../../player/OutsideChanges.ts';
import { playStore } from '../../PlayStore.ts';

/** Events that change what a game shows beside the balance: bonuses, packs of free spins. */
const others: ReadonlySet<string> = new Set(['bonuses.changed', 'freespins.changed']);

/** Has the open real game told of what changes the player's account without it. `tell` must not change. */
export function useOutsideChanges(tell: () => void): OutsideChanges {
  const { clock, news, session } = useApp();
  const play = useStore(playStore);
  const [changes] = useState(() => new OutsideChanges({ clock, isRoundOpen: () => play.isRoundOpen, tell }));
  const isReal = play.mode === 'play';
  useEffect(() => {
    if (!isReal) return undefined;
    const stops = [
      news.subscribe((event) => {
        if (event.type === 'account.balance_updated')
          changes.heard(event.data.cause.round_id, event.data.balance_version);
        else if (others.has(event.type)) changes.heard('');
      }),
      news.subscribeGaps(() => changes.heard('')),
      reaction(
        () => session.balance.booked?.version ?? 0,
        (version) => changes.seen(version),
      ),
      reaction(
        () => play.isRoundOpen,
        (isOpen) => {
          if (!isOpen) changes.roundEnded();
        },
      ),
      () => changes.stop(),
    ];
    return () => stops.forEach((stop) => stop());
  }, [changes, isReal, news, play, session]);
  return changes;
}
