import { memo, useRef } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { Amount } from '../../../ui/basics/Amount.tsx';
import { classes } from '../../../ui/basics/classes.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { chainIcon } from '../../../ui/basics/icons.ts';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import { gamePath } from '../../games/paths.ts';
import type { Winner } from '../parseWinner.ts';
import { proofPath } from '../paths.ts';
import { PlayerName } from './PlayerName.tsx';
import { useAges } from './useAges.ts';
import { useCalmEntry } from '../../../ui/tiles/useCalmEntry.ts';
import styles from './WinnerList.module.css';

interface Props {
  readonly winners: readonly Winner[];
  /** The player points at the list, or has focus in it: nothing should move. */
  readonly onHold: (isHeld: boolean) => void;
}

export function WinnerList({ winners, onHold }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const ages = useAges();
  useCalmEntry(list, winners[0]?.id ?? '');
  return (
    <Surface padding="none" className={styles['frame']}>
      <ul
        ref={list}
        className={styles['rows']}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHold(true)}
        onPointerLeave={() => onHold(false)}
        onFocus={() => onHold(true)}
        onBlur={() => onHold(false)}
      >
        {winners.map((winner) => (
          <Row key={winner.id} winner={winner} age={ages(winner.at)} />
        ))}
      </ul>
    </Surface>
  );
}

interface RowProps {
  readonly winner: Winner;
  readonly age: string;
}

const Row = memo(function Row({ winner, age }: RowProps) {
  const { t, href, content } = useApp();
  const figures = useFigures();
  const { id, game, multiple, amount, at, proof, isOwn } = winner;
  return (
    <li className={classes(styles['row'], isOwn && styles['own'])} data-id={id}>
      <Picture
        className={styles['picture']}
        src={game.image}
        width={48}
        ratio={3 / 4}
        alt=""
        placeholderColour={game.colour}
        quality={content.config.imageQuality.tile}
      />
      <div className={styles['what']}>
        <a className={styles['game']} href={href(gamePath(game.sysname))}>
          {game.title}
        </a>
        <span className={styles['who']}>
          <PlayerName winner={winner} />
          <time className={styles['age']} dateTime={new Date(at).toISOString()}>
            {age}
          </time>
        </span>
      </div>
      <div className={styles['sum']}>
        <Amount className={styles['amount']} tone="in" text={figures.money(amount)} />
        <span className={styles['marks']}>
          {proof !== null && (
            <a
              className={styles['proof']}
              href={href(`${proofPath}?entry=${proof}`)}
              aria-label={t('winners:proof', { number: proof })}
              title={t('winners:proof', { number: proof })}
            >
              <Icon of={chainIcon} size={15} />
            </a>
          )}
          <Amount className={styles['multiple']} text={`×${multiple}`} />
        </span>
      </div>
    </li>
  );
});
