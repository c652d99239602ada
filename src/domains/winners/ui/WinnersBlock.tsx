import { useApp } from '../../../kernel/AppContext.tsx';
import { winnersPath } from '../paths.ts';
import { HomeWinners } from './HomeWinners.tsx';
import styles from './WinnersBlock.module.css';

/** The latest wins on the home page: a row of fixed height. */
export function WinnersBlock() {
  const { t, href } = useApp();
  return (
    <section className={styles['block']} aria-labelledby="home-winners">
      <div className={styles['head']}>
        <h2 id="home-winners" className={styles['title']}>
          {t('winners:home.title')}
        </h2>
        <a className={styles['all']} href={href(winnersPath())}>
          {t('winners:home.all')}
        </a>
      </div>
      <div className={styles['room']}>
        <HomeWinners />
      </div>
    </section>
  );
}
