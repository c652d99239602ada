import { useApp } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import { formatMoney } from '../../../shared/money/formatMoney.ts';
import { Amount } from '../../../ui/basics/Amount.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { classes } from '../../../ui/basics/classes.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { WonJackpot } from '../WonJackpot.ts';
import styles from './JackpotWon.module.css';
import { TierGem } from './TierGem.tsx';

const rays = Array.from({ length: 12 }, (_ray, index) => index * 30);

/** A jackpot was won: what, and that it is the player's own money already. */
export function JackpotWon({ props: { tier, amount }, close, frame }: DialogProps<WonJackpot, boolean>) {
  const { t, locale } = useApp();
  return (
    <Dialog
      {...frame}
      title={t('jackpots:won.title', { tier: t(`jackpots:tier.${tier}`) })}
      labelClose={t('core:close')}
      foot={
        <div className={styles['answers']}>
          <Button isBlock variant="primary" onClick={() => close(false)}>
            {t('jackpots:won.done')}
          </Button>
          <Button isBlock variant="quiet" onClick={() => close(true)}>
            {t('jackpots:won.see')}
          </Button>
        </div>
      }
    >
      <div className={classes(styles['prize'], styles[tier])}>
        <svg className={styles['rays']} viewBox="-100 -100 200 200" aria-hidden="true">
          {rays.map((angle) => (
            <path key={angle} d="M0 0-9-98 9-98Z" transform={`rotate(${angle})`} />
          ))}
        </svg>
        <TierGem tier={tier} className={styles['gem']} />
        <Amount className={styles['amount']} text={formatMoney(amount, locale.code, 'player')} />
      </div>
      <p className={styles['text']}>{t('jackpots:won.text')}</p>
    </Dialog>
  );
}
