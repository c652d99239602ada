import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { formatDate, formatTime } from '../../../shared/dates/formatDate.ts';
import { isoToMs } from '../../../shared/dates/isoTime.ts';
import { formatMoney } from '../../../shared/money/formatMoney.ts';
import { Amount } from '../../../ui/basics/Amount.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import type { PlayedRound } from '../parseGames.ts';
import { roundsStore } from '../player/RoundsStore.ts';
import { playStore } from '../PlayStore.ts';
import styles from './RoundsBlock.module.css';

/** The player's last rounds of the game: when, stake, payout, multiplier, and where each can be recomputed. */
export const RoundsBlock = observer(function RoundsBlock({ sysname }: { readonly sysname: string }) {
  const { t, session } = useApp();
  const store = useStore(roundsStore);
  const { rounds: shown, mode } = useStore(playStore);
  const { uid } = session;
  // Again after each round of real play that was shown.
  const turn = mode === 'play' ? shown : 0;
  useEffect(() => {
    if (uid !== 0) void store.load(sysname);
  }, [store, sysname, uid, turn]);
  const rounds = store.of(sysname);
  if (rounds.length === 0 && store.status === 'ready') return null;
  return (
    <section className={styles['block']} aria-labelledby="game-rounds">
      <h2 id="game-rounds" className={styles['title']}>
        {t('games:rounds.title')}
      </h2>
      {store.status === 'failed' && <LoadFailed onRetry={() => store.load(sysname)} />}
      {rounds.length === 0 && store.status === 'loading' && <Skeleton height="8rem" />}
      {rounds.length > 0 && (
        <ol className={styles['list']}>
          {rounds.map((round) => (
            <Row key={round.id} round={round} />
          ))}
        </ol>
      )}
    </section>
  );
});

/** The time of a round of the last day, the date of an older one. */
function whenText(startedAt: string, now: number): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const at = isoToMs(startedAt) ?? 0;
  return now - at < 86_400_000 ? formatTime(at, timeZone) : formatDate(at, timeZone);
}

function Row({ round }: { readonly round: PlayedRound }) {
  const { t, locale, clock } = useApp();
  const money = (amount: PlayedRound['stake']) => formatMoney(amount, locale.code, 'player');
  const isWin = round.payout.minor > round.stake.minor;
  return (
    <li className={styles['row']}>
      <time className={styles['when']} dateTime={round.startedAt}>
        {whenText(round.startedAt, clock.now())}
      </time>
      <span className={styles['stake']}>
        <span className={styles['label']}>{t('games:rounds.stake')} </span>
        <Amount text={money(round.stake)} />
      </span>
      <span className={styles['times']}>
        {round.multiple === null ? (
          t(round.status === 'settled' ? 'games:rounds.free' : `games:rounds.status.${round.status}`)
        ) : (
          <bdi dir="ltr" className="num">
            {round.multiple}×
          </bdi>
        )}
      </span>
      <Amount className={styles['sum']} tone={isWin ? 'in' : 'plain'} text={money(round.payout)} />
      {round.verifyUrl === '' ? (
        <span />
      ) : (
        <a
          className={styles['check']}
          href={`${round.verifyUrl}&locale=${locale.code}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t('games:rounds.verifyNamed', { id: round.id.slice(-6) })}
        >
          {t('games:rounds.verify')}
        </a>
      )}
    </li>
  );
}
