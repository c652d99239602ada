import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { bonusIcon } from '../../../ui/basics/icons.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { useIsLive } from '../../../ui/basics/useIsLive.ts';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { EmptyState } from '../../../ui/blocks/EmptyState.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { freeSpinsState } from '../face/FreeSpinsState.ts';
import { ListFaces } from '../../../kernel/lists/ListFaces.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { offersPath } from '../../offers/paths.ts';
import { keptTermsStore } from '../KeptTermsStore.ts';
import { bonusesStore } from '../BonusesStore.ts';
import { pastPacksStore } from '../freespins/PastPacksStore.ts';
import { ActiveBonus } from './ActiveBonus.tsx';
import { AvailableBonus } from './AvailableBonus.tsx';
import styles from './BonusesPage.module.css';
import { EndedBonuses } from './EndedBonuses.tsx';
import { FreeBets } from './FreeBets.tsx';
import { FreeSpins, PastFreeSpins } from './FreeSpins.tsx';

/** 2.4-1, 1-11: what the player has, what it still asks for, what it pays out, and what has become of earlier ones. */
export const BonusesPage = observer(function BonusesPage() {
  const { t } = useApp();
  const store = useStore(bonusesStore);
  const past = useStore(pastPacksStore);
  const free = useStore(freeSpinsState);
  const kept = useStore(keptTermsStore);
  useForPlayer(() => {
    const stops = [store.start(), past.start(free)];
    return () => stops.forEach((stop) => stop());
  });
  // Bonuses come and go by events: their offers are compared whenever others are there.
  const shown = store.open.items.map(({ id }) => id).join();
  useEffect(() => {
    if (shown !== '') void kept.load(store.open.items);
  }, [kept, store, shown]);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('bonuses:heading')}</h1>
        <p className={styles['lead']}>{t('bonuses:lead')}</p>
      </header>
      <Present />
      <Past />
    </div>
  );
});

/**
 * The packs that can be played come first: nothing is shown before they are known, so that nothing moves. They may be
 * known before this part hydrates.
 */
const Present = observer(function Present() {
  const { open } = useStore(bonusesStore);
  const past = useStore(pastPacksStore);
  const { packs } = useStore(freeSpinsState);
  const isLive = useIsLive();
  if (!isLive || (packs === null && past.status !== 'failed'))
    return (
      <LoadingBlock>
        <Skeleton height="240px" />
        <Skeleton height="240px" />
      </LoadingBlock>
    );
  return (
    <>
      <FreeSpins />
      <ListFaces list={open} empty={<NoBonus />}>
        <OpenBonuses />
      </ListFaces>
    </>
  );
});

/** Below them, once all of it is known. */
const Past = observer(function Past() {
  const { open, ended } = useStore(bonusesStore);
  const past = useStore(pastPacksStore);
  const isKnown = past.status === 'failed' || past.status === 'ready';
  if (open.status !== 'ready' || ended.status === 'loading' || !isKnown) return null;
  return (
    <>
      <PastFreeSpins />
      <FreeBets />
      <EndedBonuses />
    </>
  );
});

const OpenBonuses = observer(function OpenBonuses() {
  const { t } = useApp();
  const { active, available } = useStore(bonusesStore);
  return (
    <>
      {active.map((bonus) => (
        <ActiveBonus key={bonus.id} bonus={bonus} />
      ))}
      {available.length > 0 && (
        <section className={styles['section']} aria-labelledby="available-bonuses">
          <h2 id="available-bonuses" className={styles['title']}>
            {t('bonuses:available.title')}
          </h2>
          <ul className={styles['cards']}>
            {available.map((bonus) => (
              <AvailableBonus key={bonus.id} bonus={bonus} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
});

const NoBonus = observer(function NoBonus() {
  const { t, href } = useApp();
  const store = useStore(bonusesStore);
  const hadSome = store.ended.items.length > 0;
  return (
    <EmptyState
      icon={bonusIcon}
      title={t('bonuses:empty.title')}
      text={t(hadSome ? 'bonuses:empty.textBefore' : 'bonuses:empty.text')}
      action={<Button href={href(offersPath)}>{t('bonuses:empty.action')}</Button>}
    />
  );
});
