import { percentText } from '../../../shared/text/percentText.ts';
import { useApp } from '../../../kernel/AppContext.tsx';
import { hallPath } from '../paths.ts';
import type { Game } from '../parseGames.ts';
import styles from './GamePage.module.css';

/** The game's data from the studio; the return is computed from reels and paytable. */
export function GameFacts({ game }: { readonly game: Game }) {
  const { t, href, locale } = useApp();
  return (
    <dl className={styles['details']}>
      <div>
        <dt>{t('games:facts.provider')}</dt>
        <dd>
          <a href={href(hallPath({ providers: [game.provider.sysname] }))}>{game.provider.name}</a>
        </dd>
      </div>
      <div>
        <dt>{t('games:facts.rtp')}</dt>
        <dd className="num">{percentText(game.rtp, locale.percent)}</dd>
      </div>
      <div>
        <dt>{t('games:facts.volatility')}</dt>
        <dd>{t(`games:volatility.${game.volatility}`)}</dd>
      </div>
    </dl>
  );
}
