import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { lazyPart } from '../../../ui/basics/lazyPart.tsx';
import { loadWhenNear } from '../../../ui/tiles/loadWhenNear.ts';
import { winnersPath } from '../paths.ts';
import styles from './WinnersBlock.module.css';

const HomeWinners = lazyPart(async () => (await import('./HomeWinners.tsx')).HomeWinners, LoadFailed);

/** The latest wins on the home page: a row of fixed height, filled when it comes near the window. */
export function WinnersBlock() {
  const { t, href } = useApp();
  const frame = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => (frame.current === null ? undefined : loadWhenNear(frame.current, null, () => setIsNear(true))), []);
  return (
    <section ref={frame} className={styles['block']} aria-labelledby="home-winners">
      <div className={styles['head']}>
        <h2 id="home-winners" className={styles['title']}>
          {t('winners:home.title')}
        </h2>
        <a className={styles['all']} href={href(winnersPath())}>
          {t('winners:home.all')}
        </a>
      </div>
      <div className={styles['room']}>{isNear && <HomeWinners />}</div>
    </section>
  );
}
