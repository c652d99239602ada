import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { useMovingRows } from '../../../ui/widgets/useMovingRows.ts';
import { boardStore } from '../BoardStore.ts';
import { prizeAt } from '../tournamentView.ts';
import type { BoardRow, TournamentView } from '../tournamentView.ts';
import { BoardLine } from './BoardLine.tsx';
import styles from './BoardSection.module.css';
import { Podium } from './Podium.tsx';

const podiumPlaces = 3;

/** The board: the first three on a podium, everybody else below, the visitor's own line always in view. */
export const BoardSection = observer(function BoardSection({ tournament }: { readonly tournament: TournamentView }) {
  const { t } = useApp();
  const board = useStore(boardStore);
  return (
    <section className={styles['section']} aria-labelledby="board">
      <h2 id="board">{t(tournament.isFinal ? 'tournaments:board.final' : 'tournaments:board.heading')}</h2>
      {board.status === 'failed' && <LoadFailed onRetry={() => board.load(tournament.id)} />}
      {board.status !== 'failed' && (board.status !== 'ready' || board.id !== tournament.id) && (
        <LoadingBlock>
          <Skeleton height="280px" />
        </LoadingBlock>
      )}
      {board.status === 'ready' && board.id === tournament.id && <Lines tournament={tournament} />}
    </section>
  );
});

const Lines = observer(function Lines({ tournament }: { readonly tournament: TournamentView }) {
  const { t } = useApp();
  const board = useStore(boardStore);
  const { rows } = board;
  const { own, prizes, rule, status } = tournament;
  if (rows.length === 0)
    return (
      <p className={styles['empty']}>{t(`tournaments:board.empty${emptyKey(status, tournament.participants)}`)}</p>
    );
  const further = rows.slice(podiumPlaces);
  return (
    <>
      <Podium rows={rows.slice(0, podiumPlaces)} prizes={prizes} rule={rule} own={own?.number ?? 0} />
      {further.length > 0 && <BoardList rows={further} tournament={tournament} />}
      <OwnLine tournament={tournament} />
      {board.hasMore && (
        <div className={styles['more']}>
          <Button isPending={board.moreStatus === 'loading'} onClick={() => board.more()}>
            {t('core:more')}
          </Button>
        </div>
      )}
      <p className={styles['note']}>{t('tournaments:board.ties')}</p>
    </>
  );
});

const emptyKey = (status: TournamentView['status'], participants: number): 'Future' | 'Past' | 'Nobody' | 'Active' => {
  if (status === 'future') return 'Future';
  if (status === 'past') return participants === 0 ? 'Nobody' : 'Past';
  return 'Active';
};

const BoardList = observer(function BoardList({
  rows,
  tournament: { own, prizes, rule },
}: {
  readonly rows: readonly BoardRow[];
  readonly tournament: TournamentView;
}) {
  const list = useMovingRows(rows.map(({ number }) => number));
  return (
    <ol ref={list} className={styles['list']} start={podiumPlaces + 1}>
      {rows.map((row, index) => (
        <BoardLine
          // A place keeps its line, whoever has it: new texts cost less than lines that are moved in the document.
          key={index}
          as="li"
          row={row}
          rule={rule}
          prize={prizeAt(prizes, row.place)}
          isOwn={row.number === own?.number}
        />
      ))}
    </ol>
  );
});

/** Pinned at the bottom of the board while the own place is not among the lines that are shown. */
const OwnLine = observer(function OwnLine({ tournament }: { readonly tournament: TournamentView }) {
  const board = useStore(boardStore);
  const { own, prizes, rule } = tournament;
  if (own === null) return null;
  const line = board.own ?? own;
  if (line.place === null || board.rows.some(({ number }) => number === own.number)) return null;
  return (
    <div className={styles['pinned']}>
      <BoardLine
        as="div"
        row={{ place: line.place, points: line.points, number: own.number, name: '', isSandbox: false }}
        rule={rule}
        prize={prizeAt(prizes, line.place)}
        isOwn
      />
    </div>
  );
});
