import { useApp } from '../../../kernel/AppContext.tsx';
import { useMarkers } from '../../../kernel/useMarkers.ts';
import { LitStrip, LitStripLink } from '../../../ui/lit/LitStrip.tsx';
import { tournamentPath } from '../paths.ts';
import { pointsInText } from '../pointsText.ts';
import type { TournamentView } from '../tournamentView.ts';
import styles from './GameTournament.module.css';
import { TimeUntil } from './TimeUntil.tsx';

/** On a game's page: a running tournament that counts its rounds, and the player's part in it. */
export function GameTournament({ tournament }: { readonly tournament: TournamentView }) {
  const { t, href, locale } = useApp();
  const markers = useMarkers();
  const { id, title, own, rule, totalPrize, colour } = tournament;
  return (
    <LitStrip className={styles['strip']} tint={colour}>
      <p className={styles['words']}>
        <LitStripLink href={href(tournamentPath(id))}>
          {t('tournaments:game.counts', { title: markers.plain(title) })}
        </LitStripLink>
        <span className={styles['own']}>{own === null ? t('tournaments:game.join') : ownText(own)}</span>
      </p>
      <p className={styles['figures']}>
        <span>
          <b className={styles['prize']}>{totalPrize}</b> {t('tournaments:card.prizes')}
        </span>
        <TimeUntil tournament={tournament} onOver={nothing} />
      </p>
    </LitStrip>
  );

  function ownText({ place, points }: NonNullable<TournamentView['own']>): string {
    if (place === null) return t('tournaments:card.joined');
    return `${t('tournaments:card.ownPlace', { place })} · ${t(`tournaments:own.${rule}`)}: ${pointsInText(rule, points, locale)}`;
  }
}

/** The page is looked at again when it is opened again. */
function nothing(): void {}
