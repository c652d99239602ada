import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { BlockSlot } from '../../../kernel/slots/BlockSlot.tsx';
import { ForVisitor } from '../../../kernel/visitor/ForVisitor.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { useVisitorKnown } from '../../../kernel/visitor/useVisitorKnown.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { CharacterCard } from '../character/CharacterCard.tsx';
import { programsStore } from '../ProgramsStore.ts';
import { LevelList } from './LevelList.tsx';
import styles from './LoyaltyPage.module.css';
import { ProgramCards } from './ProgramCards.tsx';
import { RateList } from './RateList.tsx';
import { StandingCard } from './StandingCard.tsx';
import { Way } from './Way.tsx';

/** 2.2-5: the way of the levels, what each place brings, how points are earned, and what there is to do. */
export const LoyaltyPage = observer(function LoyaltyPage() {
  const { t, session, content } = useApp();
  const store = useStore(programsStore);
  useVisitorKnown((uid) => void store.load(uid));
  const { way, current } = store;
  const hasCharacter = content.config.characterPlaces.includes('loyalty-page');
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <div className={styles['words']}>
          <h1>{t('loyalty:heading')}</h1>
          <p className={styles['lead']}>{t('loyalty:lead')}</p>
        </div>
        <ForVisitor guest={<GuestWay />} player={<StandingCard />} />
      </header>
      {store.status === 'failed' && <LoadFailed onRetry={() => store.load(session.uid)} />}
      {store.status !== 'failed' && way === null && (
        <LoadingBlock>
          <Skeleton height="420px" />
        </LoadingBlock>
      )}
      {way !== null && (
        <>
          <Way program={way} />
          <LevelList levels={way.levels} />
          <BlockSlot page="loyaltyPage" />
          {current !== null && <RateList program={current} />}
          {hasCharacter && <ForVisitor guest={null} player={<CharacterCard />} />}
          {store.programs.length > 1 && <ProgramCards programs={store.programs} />}
        </>
      )}
    </div>
  );
});

function GuestWay() {
  const { t } = useApp();
  return (
    <span className={styles['guest']}>
      <span>{t('loyalty:guest.text')}</span>
      <Button variant="primary" href="?show_popup_auth=1">
        {t('loyalty:guest.signIn')}
      </Button>
    </span>
  );
}
