import { observer } from 'mobx-react-lite';
import { Amount } from '../../../ui/basics/Amount.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { EmptyState } from '../../../ui/blocks/EmptyState.tsx';
import { gamesIcon } from '../../../ui/basics/icons.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { historyStore } from '../HistoryStore.ts';
import type { Round } from '../parseCashier.ts';
import { gameHallPath, gamePath } from '../paths.ts';
import { HistoryTable } from './HistoryTable.tsx';
import styles from './HistoryTable.module.css';
import { ListFaces } from '../../../kernel/lists/ListFaces.tsx';
import { useCashierFormat } from './frame/useCashierFormat.ts';
import { roundStatusKeys } from './words.ts';

/** The last 8 characters of a round's id, enough to tell rounds apart; the whole id is in the title. */
const shownId = (id: string): string => (id.length <= 8 ? id : id.slice(-8));

/** The player's own rounds, newest first. */
export const RoundsList = observer(function RoundsList() {
  const { t, href } = useApp();
  const store = useStore(historyStore);
  return (
    <ListFaces
      list={store.rounds}
      empty={
        <EmptyState
          icon={gamesIcon}
          title={t('cashier:history.noRoundsTitle')}
          text={t('cashier:history.noRoundsText')}
          action={
            <Button variant="primary" href={href(gameHallPath)}>
              {t('cashier:toGames')}
            </Button>
          }
        />
      }
    >
      <RoundRows />
    </ListFaces>
  );
});

const RoundRows = observer(function RoundRows() {
  const { t, href } = useApp();
  const { rounds } = useStore(historyStore);
  const format = useCashierFormat();
  const row = (round: Round) => ({
    id: round.id,
    when: <span className={styles['note']}>{format.time(round.startedAt)}</span>,
    what: (
      <>
        <a className={styles['main']} href={href(gamePath(round.game.sysname))}>
          {round.game.title}
        </a>
        <span className={styles['note']}>
          {t(roundStatusKeys[round.status])} ·{' '}
          <bdi dir="ltr" className="num" title={round.id}>
            {shownId(round.id)}
          </bdi>
        </span>
      </>
    ),
    state: (
      <span className={styles['note']}>
        <span className={styles['named']}>{t('cashier:history.stake')} </span>
        <Amount text={format.money(round.stake)} />
      </span>
    ),
    sum: (
      <Amount
        className={styles['sum']}
        tone={round.payout.minor > round.stake.minor ? 'in' : 'plain'}
        text={format.money(round.payout)}
      />
    ),
  });
  return (
    <HistoryTable
      label={t('cashier:history.games')}
      columns={{
        when: t('cashier:history.when'),
        what: t('cashier:history.game'),
        state: t('cashier:history.stake'),
        sum: t('cashier:history.payout'),
      }}
      rows={rounds.items.map(row)}
    />
  );
});
