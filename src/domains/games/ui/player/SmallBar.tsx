import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, PointerEvent, ReactNode, RefObject } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { formatMoney } from '../../../../shared/money/formatMoney.ts';
import { Amount } from '../../../../ui/basics/Amount.tsx';
import { dragElement } from '../../../../ui/basics/dragElement.ts';
import { IconButton } from '../../../../ui/basics/IconButton.tsx';
import { closeIcon, expandIcon } from '../../../../ui/basics/icons.ts';
import { askToEnd } from '../../player/askToEnd.ts';
import { cornerAt, cornerBeside } from '../../player/playerPlace.ts';
import type { Corner } from '../../player/playerPlace.ts';
import { gamePath } from '../../paths.ts';
import { playStore } from '../../PlayStore.ts';
import styles from './GameHost.module.css';

interface Props {
  readonly host: RefObject<HTMLElement | null>;
  readonly corner: Corner;
  readonly onCorner: (corner: Corner) => void;
  readonly isTucked: boolean;
}

/** The bar of the small window: it moves the window, leads back to the game's page and ends the game. */
export const SmallBar = observer(function SmallBar({ host, corner, onCorner, isTucked }: Props) {
  const app = useApp();
  const { t, href, locale, place } = app;
  const play = useStore(playStore);
  const path = gamePath(play.sysname);
  const end = async () => {
    if (await askToEnd(app, play)) play.close();
  };
  return (
    <div className={styles['bar']}>
      <MoveHandle host={host} corner={corner} onCorner={onCorner} isFixed={isTucked}>
        <span className={styles['name']}>{play.title}</span>
        <span className={styles['sum']}>
          {isTucked && <span>{t('games:small.paused')}</span>}
          {!isTucked && play.net && (
            <>
              <span className="visually-hidden">{t('games:sitting.net')} </span>
              <Amount text={formatMoney(play.net, locale.code, 'player')} />
            </>
          )}
          {!isTucked && !play.net && <span>{t('games:small.demo')}</span>}
        </span>
      </MoveHandle>
      {place.path === path ? (
        <IconButton icon={expandIcon} label={t('games:small.back')} onClick={() => play.setSmall(false)} />
      ) : (
        <IconButton icon={expandIcon} label={t('games:small.back')} href={href(path)} />
      )}
      <IconButton icon={closeIcon} label={t('games:game.leave')} onClick={() => void end()} />
    </div>
  );
});

interface HandleProps {
  readonly host: RefObject<HTMLElement | null>;
  readonly corner: Corner;
  readonly onCorner: (corner: Corner) => void;
  readonly isFixed: boolean;
  readonly children: ReactNode;
}

/** Follows the pointer while it is dragged and then rests in the nearest corner; by keyboard the arrows choose one. */
function MoveHandle({ host, corner, onCorner, isFixed, children }: HandleProps) {
  const { t, locale } = useApp();
  if (isFixed) return <div className={styles['handle']}>{children}</div>;
  const handlePointer = (down: PointerEvent<HTMLButtonElement>) => {
    if (host.current === null) return;
    dragElement(down.nativeEvent, down.currentTarget, host.current, ([x, y]) => onCorner(cornerAt(x, y, locale.dir)));
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = cornerBeside(corner, event.key, locale.dir);
    if (next === null) return;
    event.preventDefault();
    onCorner(next);
  };
  return (
    <button
      type="button"
      className={styles['handle']}
      onPointerDown={handlePointer}
      onKeyDown={handleKey}
      title={t('games:small.move')}
    >
      {children}
      <span className="visually-hidden">. {t('games:small.move')}</span>
    </button>
  );
}
