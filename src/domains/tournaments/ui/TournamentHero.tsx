import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useMarkers } from '../../../kernel/useMarkers.ts';
import { LitCard } from '../../../ui/lit/LitCard.tsx';
import { tournamentStore } from '../TournamentStore.ts';
import type { TournamentView } from '../tournamentView.ts';
import { TimeUntil } from './TimeUntil.tsx';
import styles from './TournamentHero.module.css';

/** The picture, what there is to win, and until when. */
export const TournamentHero = observer(function TournamentHero({
  tournament,
}: {
  readonly tournament: TournamentView;
}) {
  const { t } = useApp();
  const markers = useMarkers();
  const store = useStore(tournamentStore);
  const refresh = useCallback(() => void store.refresh(), [store]);
  const { participants, provider, image: src, colour } = tournament;
  const picture = { src, colour, isWide: true, isPriority: true, className: styles['picture'] };
  return (
    <LitCard as="header" className={styles['hero']} picture={picture}>
      <div className={styles['words']}>
        <p className={styles['state']}>
          <span>{t(`tournaments:tab.${tournament.status}`)}</span>
          <TimeUntil tournament={tournament} onOver={refresh} />
        </p>
        <h1 className={styles['title']}>{markers.plain(tournament.title)}</h1>
        <p className={styles['text']}>{markers.nodes(tournament.text)}</p>
        <dl className={styles['facts']}>
          <Fact label={t('tournaments:hero.prizes')} value={tournament.totalPrize} isMain />
          <Fact label={t('tournaments:hero.participants')} value={String(participants)} />
          {provider !== null && <Fact label={t('tournaments:hero.provider')} value={provider} />}
        </dl>
      </div>
    </LitCard>
  );
});

function Fact({
  label,
  value,
  isMain = false,
}: {
  readonly label: string;
  readonly value: string;
  readonly isMain?: boolean;
}) {
  return (
    <div className={styles['fact']}>
      <dt>{label}</dt>
      <dd className={isMain ? styles['prize'] : undefined}>{value}</dd>
    </div>
  );
}
