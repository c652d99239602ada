import { observer } from 'mobx-react-lite';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { freeSpinsState } from '../face/FreeSpinsState.ts';
import { pastPacksStore } from '../freespins/PastPacksStore.ts';
import page from './BonusesPage.module.css';
import { FreeSpinCard, PastFreeSpinCard } from './FreeSpinCard.tsx';

/** 3-59: the packs of free spins that can be played; nothing while there is none. */
export const FreeSpins = observer(function FreeSpins() {
  const { t } = useApp();
  const { packs } = useStore(freeSpinsState);
  if (packs === null || packs.length === 0) return null;
  return (
    <section className={page['section']} aria-labelledby="free-spins">
      <h2 id="free-spins" className={page['title']}>
        {t('bonuses:spins.title')}
      </h2>
      <ul className={page['cards']}>
        {packs.map((pack) => (
          <FreeSpinCard key={pack.id} pack={pack} />
        ))}
      </ul>
    </section>
  );
});

/** The packs that are played or whose time is over. */
export const PastFreeSpins = observer(function PastFreeSpins() {
  const { t } = useApp();
  const past = useStore(pastPacksStore);
  if (past.status === 'failed') return <LoadFailed onRetry={() => past.load()} />;
  if (past.packs.length === 0) return null;
  return (
    <section className={page['section']} aria-labelledby="past-free-spins">
      <h2 id="past-free-spins" className={page['title']}>
        {t('bonuses:spins.past')}
      </h2>
      <ul className={page['cards']}>
        {past.packs.map((pack) => (
          <PastFreeSpinCard key={pack.id} pack={pack} />
        ))}
      </ul>
    </section>
  );
});
