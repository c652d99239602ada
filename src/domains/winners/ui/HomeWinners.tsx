import { observer } from 'mobx-react-lite';
import { memo, useEffect, useRef } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { Amount } from '../../../ui/basics/Amount.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import { gamePath } from '../../games/paths.ts';
import type { Winner } from '../parseWinner.ts';
import { homeWinnersStore } from '../WinnersStore.ts';
import styles from './HomeWinners.module.css';
import { PlayerName } from './PlayerName.tsx';
import { useCalmEntry } from '../../../ui/tiles/useCalmEntry.ts';

/** The newest comes in at the start of the row; it stands still while the player points at it. */
export const HomeWinners = observer(function HomeWinners() {
  const { t } = useApp();
  const store = useStore(homeWinnersStore);
  useEffect(() => {
    void store.show('latest');
    return store.follow();
  }, [store]);
  if (store.status === 'failed')
    return (
      <p className={styles['note']} role="alert">
        {t('winners:home.failed')}
        <Button size="sm" onClick={() => store.show('latest')}>
          {t('core:retry')}
        </Button>
      </p>
    );
  if (store.status !== 'ready')
    return (
      <div className={styles['cards']} aria-hidden="true">
        {Array.from({ length: 6 }, (_card, index) => (
          <Skeleton key={index} height="104px" />
        ))}
      </div>
    );
  if (store.items.length === 0) return <p className={styles['note']}>{t('winners:home.empty')}</p>;
  return <Cards winners={store.items} onHold={(isHeld) => store.hold(isHeld)} />;
});

interface CardsProps {
  readonly winners: readonly Winner[];
  readonly onHold: (isHeld: boolean) => void;
}

function Cards({ winners, onHold }: CardsProps) {
  const list = useRef<HTMLUListElement>(null);
  useCalmEntry(list, winners[0]?.id ?? '');
  return (
    <div className={styles['window']}>
      <ul
        ref={list}
        className={styles['cards']}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHold(true)}
        onPointerLeave={() => onHold(false)}
        onFocus={() => onHold(true)}
        onBlur={() => onHold(false)}
      >
        {winners.map((winner) => (
          <Card key={winner.id} winner={winner} />
        ))}
      </ul>
    </div>
  );
}

const Card = memo(function Card({ winner }: { readonly winner: Winner }) {
  const { href, content } = useApp();
  const figures = useFigures();
  const { id, game, amount, multiple } = winner;
  return (
    <li className={styles['card']} data-id={id}>
      <Picture
        className={styles['picture']}
        src={game.image}
        width={120}
        ratio={3 / 4}
        alt=""
        placeholderColour={game.colour}
        quality={content.config.imageQuality.tile}
      />
      <div className={styles['facts']}>
        <a className={styles['game']} href={href(gamePath(game.sysname))}>
          {game.title}
        </a>
        <Amount className={styles['amount']} tone="in" text={figures.money(amount)} />
        <Amount className={styles['multiple']} text={`×${multiple}`} />
        <span className={styles['who']}>
          <PlayerName winner={winner} />
        </span>
      </div>
    </li>
  );
});
