import { observer } from 'mobx-react-lite';
import { percentText } from '../../../shared/text/percentText.ts';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { Game } from '../parseGames.ts';
import styles from './GamePage.module.css';
import { useFigures } from './useFigures.ts';

/** What decides whether to open a game, above its buttons: return, highest win, stakes. All facts are below. */
export const KeyFacts = observer(function KeyFacts({ game }: { readonly game: Game }) {
  const { t, locale } = useApp();
  const { stakes, maxWin } = useFigures(game);
  return (
    <ul className={styles['keys']}>
      <li>
        <bdi>{t('games:rtp', { rtp: percentText(game.rtp, locale.percent) })}</bdi>
      </li>
      {maxWin !== null && <li>{t('games:facts.upTo', { multiple: maxWin })}</li>}
      {stakes !== null && (
        <li>
          <bdi dir="ltr">{stakes}</bdi>
        </li>
      )}
    </ul>
  );
});
