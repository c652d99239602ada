import { useState } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import type { CallOutput } from '../../../contract/index.ts';
import { isoToMs } from '../../../shared/dates/isoTime.ts';
import { parseMoney } from '../../../shared/money/moneyWire.ts';
import { Pill } from '../../../ui/blocks/Pill.tsx';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { bettingPath } from '../../betting/paths.ts';
import styles from './ActiveBonus.module.css';
import page from './BonusesPage.module.css';

type FreeBet = CallOutput<'GET Bets.getFreeBets'>['items'][number];

/** Stakes at the sportsbook that the house pays, and what has become of earlier ones; nothing while there is none. */
export function FreeBets() {
  const { t, call, href } = useApp();
  const [all, setAll] = useState<readonly FreeBet[]>([]);
  useForPlayer(() => {
    // Reported by the transport; the slip itself offers them, too.
    call('GET Bets.getFreeBets', { which: 'all' }).then(
      ({ items }) => setAll(items),
      () => undefined,
    );
  });
  if (all.length === 0) return null;
  return (
    <section className={page['section']} aria-labelledby="free-bets">
      <h2 id="free-bets" className={page['title']}>
        {t('bonuses:freeBets.title')}
      </h2>
      <ul className={page['cards']}>
        {all.map((free) => (
          <FreeBetCard key={free.id} free={free} />
        ))}
      </ul>
      {all.some(({ status }) => status === 'open') && (
        <p>
          <a href={href(bettingPath())}>{t('bonuses:freeBets.action')}</a>
        </p>
      )}
    </section>
  );
}

function FreeBetCard({ free }: { readonly free: FreeBet }) {
  const { t } = useApp();
  const figures = useFigures();
  const { status, amount, min_odds: odds, expires_at: until } = free;
  const end = isoToMs(until);
  return (
    <Surface as="li">
      <div className={styles['card']}>
        <div className={styles['about']}>
          <h3 className={styles['name']}>
            {t('bonuses:freeBets.name', { amount: figures.inText(parseMoney(amount)) })}
          </h3>
          <p className={styles['marks']}>
            <Pill tone={status === 'open' ? 'money' : 'plain'}>{t(`bonuses:freeBets.status.${status}`)}</Pill>
            {status === 'open' && end !== null && (
              <span className={styles['note']}>{t('bonuses:freeBets.until', { time: figures.time(end) })}</span>
            )}
          </p>
        </div>
        {status === 'open' && (
          <p className={styles['text']}>{t('bonuses:freeBets.note', { odds: (odds / 1000).toFixed(2) })}</p>
        )}
      </div>
    </Surface>
  );
}
