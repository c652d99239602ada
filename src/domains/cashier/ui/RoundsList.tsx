import { observer } from 'mobx-react-lite';
import { Amount } from '../../../ui/basics/Amount.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { EmptyState } from '../../../ui/blocks/EmptyState.tsx';
import { gamesIcon } from '../../../ui/basics/icons.ts';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { historyStore } from '../HistoryStore.ts';
import type { Round } from '../parseCashier.ts';
import { gameHallPath, gamePath } from '../../games/paths.ts';
import { HistoryTable } from './HistoryTable.tsx';
import styles from './HistoryTable.module.css';
import opener from '../history/ui/History.module.css';
import { RoundFilters } from '../history/ui/RoundFilters.tsx';
import { RoundsExport } from '../history/ui/RoundsExport.tsx';
import { useOpenRound } from '../history/ui/useOpenRound.ts';
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
    <div className={styles['list']}>
      <RoundFilters />
      <RoundsExport />
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
    </div>
  );
});

const RoundRows = observer(function RoundRows() {
  const { t, href, locale } = useApp();
  const { rounds } = useStore(historyStore);
  const format = useCashierFormat();
  const openRound = useOpenRound();
  const row = (round: Round) => ({
    id: round.id,
    when: <span className={styles['note']}>{format.time(round.startedAt)}</span>,
    what: (
      <div className={styles['pictured']}>
        <GamePicture round={round} />
        <div>
          <a className={styles['main']} href={href(gamePath(round.game.sysname))}>
            {round.game.title}
          </a>
          <span className={styles['note']}>
            <span>{t(roundStatusKeys[round.status])}</span> ·{' '}
            <button type="button" className={opener['inline']} title={round.id} onClick={() => void openRound(round)}>
              <bdi dir="ltr" className="num">
                {shownId(round.id)}
              </bdi>
            </button>
          </span>
        </div>
      </div>
    ),
    state: (
      <>
        <span className={styles['note']}>
          <span className={styles['named']}>{t('cashier:history.stake')} </span>
          <Amount text={format.money(round.stake)} />
        </span>
        {round.verifyUrl !== '' && (
          <a
            className={styles['check']}
            href={`${round.verifyUrl}&locale=${locale.code}`}
            target="_blank"
            rel="noreferrer"
            aria-label={t('history:rounds.verifyNamed', { id: shownId(round.id) })}
          >
            {t('history:rounds.verify')}
          </a>
        )}
      </>
    ),
    sum: (
      <>
        <Amount
          className={styles['sum']}
          tone={round.payout.minor > round.stake.minor ? 'in' : 'plain'}
          text={format.money(round.payout)}
        />
        {round.multiple !== null && (
          <span className={styles['note']}>
            <bdi dir="ltr" className="num">
              {round.multiple}×
            </bdi>
          </span>
        )}
      </>
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

/** Rounds of a game that the house no longer has have no picture. */
function GamePicture({ round: { game } }: { readonly round: Round }) {
  const { content } = useApp();
  if (game.image === '') return <span className={styles['thumb']} />;
  return (
    <Picture
      className={styles['thumb']}
      src={game.image}
      width={48}
      ratio={3 / 4}
      alt=""
      placeholderColour={game.colour}
      quality={content.config.imageQuality.tile}
    />
  );
}
