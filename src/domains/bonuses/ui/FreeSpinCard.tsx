import { observer } from 'mobx-react-lite';
import { Amount } from '../../../ui/basics/Amount.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { Pill } from '../../../ui/blocks/Pill.tsx';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import { tileWidths } from '../../../ui/tiles/tileWidths.ts';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { FreeSpinPack } from '../face/freeSpinPack.ts';
import { gamePath } from '../../games/paths.ts';
import styles from './FreeSpinCard.module.css';
import { TimeLeft } from '../../../kernel/figures/TimeLeft.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';

const PICTURE_RATIO = 3 / 4;

/** A pack that can be played: the game, what is left, the stake that the house pays, what it has won, and its time. */
export const FreeSpinCard = observer(function FreeSpinCard({ pack }: { readonly pack: FreeSpinPack }) {
  const { t, href } = useApp();
  const format = useFigures();
  const { game, left, count, stake, won, expiresAt } = pack;
  return (
    <Surface as="li" tone="lit">
      <div className={styles['card']}>
        <GamePicture pack={pack} />
        <div className={styles['about']}>
          <Names pack={pack} />
          <p className={styles['left']}>
            <b>{left}</b> <span>{t('bonuses:spins.leftOf', { count })}</span>
          </p>
          <div className={styles['track']} aria-hidden="true">
            <span className={styles['bar']} style={{ inlineSize: `${(left / count) * 100}%` }} />
          </div>
          <dl className={styles['facts']}>
            <div>
              <dt>{t('bonuses:spins.stake')}</dt>
              <dd>
                <Amount text={format.money(stake)} />
              </dd>
            </div>
            <div>
              <dt>{t('bonuses:spins.won')}</dt>
              <dd>
                <Amount tone={won.minor > 0n ? 'in' : 'plain'} text={format.money(won)} />
              </dd>
            </div>
            <div>
              <dt>{t('bonuses:facts.ends')}</dt>
              <dd>
                <TimeLeft until={expiresAt} />
              </dd>
            </div>
          </dl>
        </div>
        <p className={styles['rule']}>{t('bonuses:spins.rule')}</p>
        <div className={styles['play']}>
          <Button
            variant="primary"
            href={href(gamePath(game.sysname))}
            aria-label={t('bonuses:spins.playNamed', { title: game.title })}
          >
            {t('bonuses:spins.play')}
          </Button>
        </div>
      </div>
    </Surface>
  );
});

/** A pack that is played, or whose time is over. */
export const PastFreeSpinCard = observer(function PastFreeSpinCard({ pack }: { readonly pack: FreeSpinPack }) {
  const { t } = useApp();
  const format = useFigures();
  const { count, left, won, status, expiresAt } = pack;
  return (
    <Surface as="li">
      <div className={styles['past']}>
        <GamePicture pack={pack} />
        <div className={styles['about']}>
          <Names pack={pack} />
          <p className={styles['marks']}>
            <Pill tone={status === 'used' ? 'money' : 'plain'}>{t(`bonuses:spins.status.${status}`)}</Pill>
            {status === 'expired' && <span className={styles['note']}>{format.time(expiresAt)}</span>}
          </p>
        </div>
        <p className={styles['sum']}>
          <span className={styles['note']}>{t('bonuses:spins.wonIn', { count: count - left })}</span>
          <Amount tone={won.minor > 0n ? 'in' : 'plain'} text={format.money(won)} />
        </p>
      </div>
    </Surface>
  );
});

function GamePicture({ pack: { game } }: { readonly pack: FreeSpinPack }) {
  return (
    <Picture className={styles['picture']} src={game.image} width={tileWidths.phone} ratio={PICTURE_RATIO} alt="" />
  );
}

function Names({ pack: { game, title } }: { readonly pack: FreeSpinPack }) {
  return (
    <div>
      <h3 className={styles['name']}>{game.title}</h3>
      <p className={styles['note']}>{title}</p>
    </div>
  );
}
