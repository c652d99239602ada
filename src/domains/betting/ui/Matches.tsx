import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { isPageVisible } from '../../../lib/pageVisibility.ts';
import { isoToMs } from '../../../shared/dates/isoTime.ts';
import { matchesStore } from '../MatchesStore.ts';
import type { Match } from '../MatchesStore.ts';
import { oddsText } from '../odds.ts';
import { bettingPath } from '../paths.ts';
import { readPreferences } from '../readPreferences.ts';
import styles from './Matches.module.css';

/** An event is one line: who plays, score and clock, and odds that open the slip filled in. */
export const Matches = observer(function Matches() {
  const { t, href } = useApp();
  const store = useStore(matchesStore);
  useEffect(() => store.follow(isPageVisible), [store]);
  if (store.matches.length === 0) return null;
  return (
    <section className={styles['block']} aria-labelledby="home-matches">
      <div className={styles['top']}>
        <h2 id="home-matches" className={styles['heading']}>
          {t('betting:home.title')}
        </h2>
        <a className={styles['all']} href={href(bettingPath())}>
          {t('betting:home.all')}
        </a>
      </div>
      <ul className={styles['list']}>
        {store.matches.map((match) => (
          <MatchLine key={match.id} match={match} />
        ))}
      </ul>
    </section>
  );
});

const MatchLine = observer(function MatchLine({ match }: { readonly match: Match }) {
  const { t, href, storage } = useApp();
  const figures = useFigures();
  const { odds: format } = readPreferences(storage);
  const { id, home, away, score, market } = match;
  const names: Readonly<Record<string, string>> = { home, away, draw: t('betting:home.draw') };
  const marks: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2' };
  const inside = `/event/${id}`;
  return (
    <li className={styles['match']}>
      <a className={styles['sides']} href={href(bettingPath(inside))}>
        <span className={styles['when']}>
          {match.is_live ? (
            <span>
              <b className={styles['live']}>{t('betting:home.live')}</b> <bdi>{match.clock}</bdi>
            </span>
          ) : (
            <span>{figures.time(isoToMs(match.starts_at) ?? 0)}</span>
          )}
          <span>{` · ${match.league}`}</span>
        </span>
        {(
          [
            [home, score?.home],
            [away, score?.away],
          ] as const
        ).map(([name, points]) => (
          <span key={name} className={styles['side']}>
            <span>{name}</span>
            {points !== undefined && <b>{points}</b>}
          </span>
        ))}
      </a>
      {market === null || market.is_suspended ? (
        <p className={styles['closed']}>{t(market === null ? 'betting:home.none' : 'betting:home.suspended')}</p>
      ) : (
        <span className={styles['prices']}>
          {market.selections.map(({ key, odds }) => (
            <a
              key={key}
              className={styles['price']}
              href={href(bettingPath(inside, { event: id, market: market.key, selection: key }))}
              aria-label={`${names[key] ?? key}: ${oddsText(odds, format)}`}
            >
              <span aria-hidden>{marks[key] ?? key}</span>
              <bdi>{oddsText(odds, format)}</bdi>
            </a>
          ))}
        </span>
      )}
    </li>
  );
});
