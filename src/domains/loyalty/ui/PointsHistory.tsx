import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { ListFaces } from '../../../kernel/lists/ListFaces.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { groupedDigits } from '../../../shared/text/groupedDigits.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { historyIcon, loyaltyIcon } from '../../../ui/basics/icons.ts';
import { EmptyState } from '../../../ui/blocks/EmptyState.tsx';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { hallPath } from '../../games/face/hallFilter.ts';
import type { PointsChange } from '../parseLoyalty.ts';
import { pointsHistoryStore } from '../PointsHistoryStore.ts';
import styles from './PointsHistory.module.css';

/** What has changed the points: why, when, how many, and the balance after it. */
export const PointsHistory = observer(function PointsHistory() {
  const { t, href } = useApp();
  const store = useStore(pointsHistoryStore);
  useForPlayer(() => store.start());
  return (
    <IconCard icon={historyIcon} title={t('loyalty:history.heading')} lead={t('loyalty:history.lead')}>
      <ListFaces
        list={store.changes}
        empty={
          <EmptyState
            icon={loyaltyIcon}
            title={t('loyalty:history.empty')}
            text={t('loyalty:history.emptyText')}
            action={<Button href={href(hallPath())}>{t('loyalty:history.toGames')}</Button>}
          />
        }
      >
        <ul className={styles['list']}>
          {store.changes.items.map((change) => (
            <Row key={change.id} change={change} />
          ))}
        </ul>
      </ListFaces>
    </IconCard>
  );
});

function Row({ change: { reason, title, points, balance, at } }: { readonly change: PointsChange }) {
  const { t } = useApp();
  const figures = useFigures();
  const isGain = points > 0n;
  return (
    <li className={styles['row']}>
      <span className={styles['what']}>
        <span className={styles['reason']}>{t(`loyalty:reasons.${reason}`)}</span>
        <span className={styles['note']}>
          {title !== '' && <bdi>{title}</bdi>}
          <span>{title === '' ? figures.time(at) : ` · ${figures.time(at)}`}</span>
        </span>
      </span>
      <span className={styles['figures']}>
        <bdi className={isGain ? styles['gain'] : styles['cost']}>
          {isGain ? `+${groupedDigits(points)}` : `−${groupedDigits(-points)}`}
        </bdi>
        <span className={styles['note']}>{t('loyalty:history.balance', { points: groupedDigits(balance) })}</span>
      </span>
    </li>
  );
}
