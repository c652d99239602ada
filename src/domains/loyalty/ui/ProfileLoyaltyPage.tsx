import { observer } from 'mobx-react-lite';
import { useApp } from '../../../kernel/AppContext.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { CharacterCard } from '../character/CharacterCard.tsx';
import { loyaltyPath } from '../paths.ts';
import { PointsHistory } from './PointsHistory.tsx';
import styles from './ProfileLoyaltyPage.module.css';
import { StandingCard } from './StandingCard.tsx';

/** 2.4-1: points and level, the character, and what has changed the points. */
export const ProfileLoyaltyPage = observer(function ProfileLoyaltyPage() {
  const { t, href, content } = useApp();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('loyalty:profile.heading')}</h1>
        <Button href={href(loyaltyPath)}>{t('loyalty:profile.toWay')}</Button>
      </header>
      <StandingCard />
      {content.config.characterPlaces.includes('profile-loyalty-pages') && <CharacterCard />}
      <PointsHistory />
    </div>
  );
});
