import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Amount } from '../../../ui/basics/Amount.tsx';
import { Chip } from '../../../ui/tiles/Chip.tsx';
import { ChipRow } from '../../../ui/tiles/ChipRow.tsx';
import { percentText } from '../../../shared/text/percentText.ts';
import { useApp } from '../../../kernel/AppContext.tsx';
import { hallPath } from '../face/hallFilter.ts';
import type { Game } from '../parseGames.ts';
import styles from './GamePage.module.css';
import { useFigures } from './useFigures.ts';

/** What the studio says of the game, before it is opened. */
export const GameFacts = observer(function GameFacts({ game }: { readonly game: Game }) {
  const { t, href } = useApp();
  const { stakes, maxWin } = useFigures(game);
  return (
    <div className={styles['about']}>
      <dl className={styles['details']}>
        <Fact name="rtp" note={game.rtpSource && t(`games:facts.${game.rtpSource}`)}>
          <Returns game={game} />
        </Fact>
        {maxWin !== null && <Fact name="maxWin">{t('games:facts.maxWinValue', { multiple: maxWin })}</Fact>}
        {stakes !== null && (
          <Fact name="stakes">
            <Amount text={stakes} />
          </Fact>
        )}
        <Fact name="volatility">{t(`games:volatility.${game.volatility}`)}</Fact>
        <Fact name="type">{t(`games:types.${game.type}`)}</Fact>
        {game.lines !== null && <Fact name="lines">{game.lines}</Fact>}
        <Fact name="provider">
          <a href={href(hallPath({ providers: [game.provider.sysname] }))}>{game.provider.name}</a>
        </Fact>
      </dl>
      {game.features.length > 0 && (
        <ChipRow label={t('games:facts.features')} flow="wrap">
          {game.features.map((feature) => (
            <Chip key={feature} href={href(hallPath({ features: [feature] }))}>
              {t(`games:features.${feature}`)}
            </Chip>
          ))}
        </ChipRow>
      )}
    </div>
  );
});

interface FactProps {
  readonly name: 'rtp' | 'maxWin' | 'stakes' | 'volatility' | 'type' | 'lines' | 'provider';
  readonly note?: string | null;
  readonly children: ReactNode;
}

function Fact({ name, note, children }: FactProps) {
  const { t } = useApp();
  return (
    <div>
      <dt>{t(`games:facts.${name}`)}</dt>
      <dd className="num">{children}</dd>
      {note && <dd className={styles['note']}>{note}</dd>}
    </div>
  );
}

/** The share that is paid back: one figure, or from the lowest to the highest of the bets. */
function Returns({ game: { rtp, rtpMost } }: { readonly game: Game }) {
  const { t, locale } = useApp();
  const least = percentText(rtp, locale.percent);
  if (rtpMost === null) return least;
  return t('games:facts.rtpRange', { least, most: percentText(rtpMost, locale.percent) });
}
