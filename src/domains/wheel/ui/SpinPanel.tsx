import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { TimeLeft } from '../../../kernel/figures/TimeLeft.tsx';
import { ForVisitor } from '../../../kernel/visitor/ForVisitor.tsx';
import { useVisitor } from '../../../kernel/visitor/useVisitor.ts';
import { isoToMs } from '../../../shared/dates/isoTime.ts';
import { parseMoney } from '../../../shared/money/moneyWire.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { IconButton } from '../../../ui/basics/IconButton.tsx';
import { soundOffIcon, soundOnIcon } from '../../../ui/basics/icons.ts';
import type { Campaign } from '../api.ts';
import { wheelsStore } from '../WheelsStore.ts';
import styles from './SpinPanel.module.css';
import type { Ticks } from './useTicks.ts';

interface Props {
  readonly campaign: Campaign;
  readonly sound: Ticks;
  readonly onPress: () => Promise<unknown>;
  readonly onBuy: () => Promise<unknown>;
}

/** 4-40, 4-41: how many spins there are, the button, and where more come from. */
export const SpinPanel = observer(function SpinPanel(props: Props) {
  const { t } = useApp();
  return (
    <div className={styles['panel']}>
      <ForVisitor
        guest={
          <span className={styles['guest']}>
            <span className={styles['hint']}>{t('wheel:guest.text')}</span>
            <Button variant="primary" size="lg" isBlock href="?show_popup_auth=1">
              {t('wheel:guest.signIn')}
            </Button>
          </span>
        }
        player={<PlayerPanel {...props} />}
      />
    </div>
  );
});

const PlayerPanel = observer(function PlayerPanel({ campaign, sound, onPress, onBuy }: Props) {
  const { t } = useApp();
  const { spins, purchase } = useStore(wheelsStore);
  const count = campaign.spin_balance;
  const buys = campaign.is_spin_cost && count === 0;
  return (
    <span className={styles['player']}>
      <span className={styles['row']}>
        <b className={styles['count']}>{t('wheel:spins', { count })}</b>
        <IconButton
          icon={sound.isOn ? soundOnIcon : soundOffIcon}
          label={t(sound.isOn ? 'wheel:sound.off' : 'wheel:sound.on')}
          aria-pressed={sound.isOn}
          onClick={sound.toggle}
        />
      </span>
      <Button
        variant="primary"
        size="lg"
        isBlock
        isDisabled={!spins.isReady}
        isPending={purchase.isBusy}
        onClick={() => void onPress()}
      >
        {t(buys ? 'wheel:buy.open' : spinWord(spins.isBusy))}
      </Button>
      <span className={styles['hint']} role="status">
        {spins.isChecking && t('wheel:checking')}
      </span>
      <More campaign={campaign} onBuy={onBuy} />
    </span>
  );
});

const spinWord = (isBusy: boolean): string => (isBusy ? 'wheel:turning' : 'wheel:spin');

/** Where more spins come from. */
const More = observer(function More({ campaign, onBuy }: Pick<Props, 'campaign' | 'onBuy'>) {
  const { t } = useApp();
  const figures = useFigures();
  const { spins } = useStore(wheelsStore);
  const isKnown = useVisitor() === 'player';
  const { daily, price } = campaign;
  if (price !== null)
    return (
      <span className={styles['more']}>
        <span className={styles['hint']}>{t('wheel:price', { amount: figures.inText(parseMoney(price)) })}</span>
        {campaign.spin_balance > 0 && (
          <Button size="sm" variant="quiet" isDisabled={spins.isBusy} onClick={onBuy}>
            {t('wheel:buy.more')}
          </Button>
        )}
      </span>
    );
  // The server's page for everybody has no time in it: it would differ when the browser takes over.
  if (daily === null || !isKnown) return null;
  if (daily.is_ready) return <span className={styles['hint']}>{t('wheel:daily.ready')}</span>;
  return (
    <span className={styles['hint']}>
      {t('wheel:daily.next')} <TimeLeft until={isoToMs(daily.next_at) ?? 0} />
    </span>
  );
});
