import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { ForVisitor } from '../../../kernel/visitor/ForVisitor.tsx';
import { NeedNotice } from '../../verification/face/needs/NeedNotice.tsx';
import { needWith } from '../../verification/face/needs/needOf.ts';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { shelfPath } from '../../shop/paths.ts';
import { tournamentHallPath } from '../paths.ts';
import { tournamentsStore } from '../TournamentsStore.ts';
import { tournamentStore } from '../TournamentStore.ts';
import type { TournamentView } from '../tournamentView.ts';
import styles from './JoinPanel.module.css';
import { OwnStanding } from './OwnStanding.tsx';

/** How the visitor stands: may join, what they need first, or their points and the way to the next prize. */
export const JoinPanel = observer(function JoinPanel({ tournament }: { readonly tournament: TournamentView }) {
  const { t, href } = useApp();
  const store = useStore(tournamentStore);
  const { own, status, id } = tournament;
  return (
    <Surface tone="lit" padding="lg">
      <div className={styles['panel']}>
        <h2 className={styles['title']}>{t(own === null ? 'tournaments:join.heading' : 'tournaments:join.yours')}</h2>
        {own === null && status === 'past' && <p className={styles['text']}>{t('tournaments:join.over')}</p>}
        {own === null && status !== 'past' && (
          <ForVisitor guest={<GuestWay />} player={<PlayerWay tournament={tournament} />} />
        )}
        {own !== null && (
          <>
            {store.hasJustJoined && (
              <Notice tone="success" role="status">
                {t(status === 'future' ? 'tournaments:join.doneAhead' : 'tournaments:join.done')}
              </Notice>
            )}
            <OwnStanding tournament={tournament} own={own} />
            {status !== 'past' && (
              <Button variant="primary" size="lg" isBlock href={href(tournamentHallPath(id))}>
                {t('tournaments:join.play')}
              </Button>
            )}
          </>
        )}
      </div>
    </Surface>
  );
});

function GuestWay() {
  const { t } = useApp();
  return (
    <span className={styles['way']}>
      <span className={styles['text']}>{t('tournaments:join.guest')}</span>
      <Button variant="primary" size="lg" isBlock href="?show_popup_auth=1">
        {t('tournaments:join.signIn')}
      </Button>
    </span>
  );
}

const PlayerWay = observer(function PlayerWay({ tournament }: { readonly tournament: TournamentView }) {
  const { t, href } = useApp();
  const list = useStore(tournamentsStore);
  const store = useStore(tournamentStore);
  const { problem } = store;
  const { unmet } = tournament.restrictions;
  const join = async () => {
    const joined = await store.join();
    if (joined) list.put(joined);
  };
  const isBarred = unmet !== null && unmet !== 'deposit';
  return (
    <span className={styles['way']}>
      <span className={styles['text']}>
        {t(`tournaments:join.${tournament.resetsOnCashout ? 'textReset' : 'text'}`)}
      </span>
      {problem?.kind === 'need' && <NeedNotice need={problem.need} />}
      {problem?.kind === 'refused' && (
        <Notice tone="error" role="alert">
          {t(`tournaments:errors.${problem.code}`)}
        </Notice>
      )}
      <ProblemNotice problem={problem?.kind === 'call' ? problem.problem : null} />
      {tournament.restrictions.needsTicket && !isBarred && (
        <span className={styles['text']}>{t('tournaments:join.usesTicket')}</span>
      )}
      {isBarred && <Notice>{t(`tournaments:unmet.${unmet}`, { level: tournament.restrictions.level })}</Notice>}
      {unmet === 'ticket' && (
        <Button variant="primary" size="lg" isBlock href={href(shelfPath('tickets'))}>
          {t('tournaments:join.toShop')}
        </Button>
      )}
      {unmet === 'deposit' && problem === null && <NeedNotice need={depositNeed} />}
      {!isBarred && (
        <Button variant="primary" size="lg" isBlock isPending={store.isJoining} onClick={join}>
          {t('tournaments:join.now')}
        </Button>
      )}
    </span>
  );
});

const depositNeed = needWith('deposit');
