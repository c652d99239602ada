import { observer } from 'mobx-react-lite';
import { Switch } from '../../../ui/form/Switch.tsx';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { freeSpinsState } from '../../bonuses/face/FreeSpinsState.ts';
import { hiddenBalances } from '../face/HiddenBalances.ts';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { bonusesPath } from '../../bonuses/paths.ts';
import { balancesStore } from '../BalancesStore.ts';
import { BalanceRow } from './BalanceRow.tsx';
import { ShareBar } from './ShareBar.tsx';
import { TotalHead } from './TotalHead.tsx';
import styles from './Balances.module.css';

/** 2.3-2, 3-67: every balance, and what it can be used for. */
export const BalancesBlock = observer(function BalancesBlock() {
  const { t } = useApp();
  const store = useStore(balancesStore);
  useForPlayer(() => store.follow());
  if (store.status === 'failed') return <LoadFailed onRetry={() => store.load()} />;
  return (
    <Surface as="section" tone="lit" padding="lg">
      <div className={styles['block']}>
        <TotalHead />
        <ShareBar />
        <ul className={styles['rows']} aria-label={t('wallet:balances')}>
          {store.own
            .filter(({ kind, amount }) => kind !== 'fun' || amount.minor > 0n)
            .map((balance) => (
              <BalanceRow key={balance.kind} balance={balance} />
            ))}
          <FreeSpinRows />
          {store.others.map((balance) => (
            <BalanceRow key={`${balance.kind} ${balance.amount.currency}`} balance={balance} isLeft />
          ))}
        </ul>
        <Choices />
      </div>
    </Surface>
  );
});

const FreeSpinRows = observer(function FreeSpinRows() {
  const { t, href } = useApp();
  const { packs } = useStore(freeSpinsState);
  const figures = useFigures();
  return (packs ?? []).map((pack) => (
    <li key={pack.id} className={styles['row']}>
      <div>
        <p className={styles['name']}>{t('wallet:kinds.freeSpins', { game: pack.game.title })}</p>
        <p className={styles['use']}>
          {t('wallet:uses.freeSpins', { stake: figures.inText(pack.stake) })}{' '}
          <a href={href(bonusesPath)}>{t('wallet:links.bonuses')}</a>
        </p>
      </div>
      <span className={styles['figure']}>{t('wallet:spins', { count: pack.left })}</span>
    </li>
  ));
});

const Choices = observer(function Choices() {
  const { t } = useApp();
  const hidden = useStore(hiddenBalances);
  const store = useStore(balancesStore);
  const figures = useFigures();
  const { rate } = store;
  return (
    <div className={styles['choices']}>
      <Switch
        name="hidden_balances"
        label={t('wallet:hide.label')}
        hint={t('wallet:hide.hint')}
        isOn={hidden.isOn}
        onChange={(isOn) => hidden.turn(isOn)}
      />
      {rate !== null && (
        <Switch
          name="fiat_display"
          label={t('wallet:fiat.label', { currency: rate.currency })}
          hint={t('wallet:fiat.hint', {
            rate: `\u20661 ${store.own[0]?.amount.currency ?? ''} ≈ ${rate.rate} ${rate.currency}\u2069`,
            time: figures.time(rate.at),
          })}
          isOn={store.isFiatOn}
          onChange={(isOn) => store.turnFiat(isOn)}
        />
      )}
    </div>
  );
});
