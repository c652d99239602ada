import { useApp } from '../../../kernel/AppContext.tsx';
import { useMarkers } from '../../../kernel/useMarkers.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { trophyIcon } from '../../../ui/basics/icons.ts';
import { tournamentPath } from '../paths.ts';
import { pointsInText } from '../pointsText.ts';
import type { TournamentView } from '../tournamentView.ts';
import styles from './PointsAtStake.module.css';

/** `reset_on_cashout`, told before a withdrawal is sent: the points that it costs. */
export function PointsAtStake({ tournament: { id, title, own, rule } }: { readonly tournament: TournamentView }) {
  const { t, href, locale } = useApp();
  const markers = useMarkers();
  return (
    <Notice icon={trophyIcon} title={t('tournaments:cashOut.title')}>
      <p>
        <span>
          {t('tournaments:cashOut.text', {
            title: markers.plain(title),
            points: pointsInText(rule, own?.points ?? 0, locale),
          })}
        </span>{' '}
        <a className={styles['link']} href={href(tournamentPath(id))}>
          {t('tournaments:cashOut.see')}
        </a>
      </p>
    </Notice>
  );
}
