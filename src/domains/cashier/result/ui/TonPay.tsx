import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { WalletSource } from '../../../../lib/tonConnect.ts';
import { Button } from '../../../../ui/basics/Button.tsx';
import { externalIcon } from '../../../../ui/basics/icons.ts';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import type { CoinRequest, DepositInfo } from '../../deposit/depositApi.ts';
import { useCashierFormat } from '../../ui/frame/useCashierFormat.ts';
import { unsentText } from '../ton/nanotons.ts';
import { tonPayStore } from '../ton/TonPayStore.ts';
import type { TonProblem } from '../ton/TonPayStore.ts';
import styles from './TonPay.module.css';

interface Props {
  readonly deposit: string;
  readonly coins: CoinRequest;
  readonly source: WalletSource;
  readonly expiresAt: DepositInfo['expiresAt'];
}

const problemKeys: Readonly<Record<TonProblem, string>> = {
  refused: 'deposit:crypto.ton.refused',
  declined: 'deposit:crypto.ton.declined',
  network: 'deposit:crypto.ton.network',
  noAnswer: 'deposit:crypto.ton.noAnswer',
  noPayment: 'deposit:crypto.ton.noPayment',
  failed: 'deposit:crypto.ton.failed',
  noWallets: 'deposit:crypto.ton.noWallets',
  left: 'deposit:crypto.ton.left',
};

/** Pays from a wallet by TON Connect. Whether the coins have arrived is for the panel around it. */
export const TonPay = observer(function TonPay({ deposit, coins, source, expiresAt }: Props) {
  const { t } = useApp();
  const store = useStore(tonPayStore);
  useEffect(() => store.show(deposit), [store, deposit]);
  return (
    <div className={styles['ton']}>
      <Step coins={coins} source={source} expiresAt={expiresAt} />
      {store.problem !== null && (
        <Notice tone="error" role="alert">
          {t(problemKeys[store.problem])}
        </Notice>
      )}
    </div>
  );
});

const Step = observer(function Step({ coins, source, expiresAt }: Omit<Props, 'deposit'>) {
  const { t } = useApp();
  const store = useStore(tonPayStore);
  const { stage, wallets } = store;
  if (stage === 'idle' || stage === 'loading')
    return (
      <Button variant="primary" size="lg" isBlock isPending={stage === 'loading'} onClick={() => store.start(source)}>
        {t('deposit:crypto.ton.start')}
      </Button>
    );
  if (stage === 'choosing')
    return (
      <div className={styles['ton']} role="group" aria-label={t('deposit:crypto.ton.choose')}>
        <p>{t('deposit:crypto.ton.choose')}</p>
        {wallets.map((wallet) => (
          <Button key={wallet.universalLink} isBlock onClick={() => store.connect(wallet)}>
            <bdi>{wallet.name}</bdi>
          </Button>
        ))}
        <Cancel />
      </div>
    );
  return stage === 'connected' ? <Connected coins={coins} expiresAt={expiresAt} /> : <Told />;
});

const Connected = observer(function Connected({ coins, expiresAt }: Pick<Props, 'coins' | 'expiresAt'>) {
  const { t } = useApp();
  const store = useStore(tonPayStore);
  const format = useCashierFormat();
  return (
    <>
      <p className={styles['told']} role="status">
        {t('deposit:crypto.ton.connected', { wallet: format.inText(store.wallet?.name ?? '') })}
      </p>
      <Button variant="primary" size="lg" isBlock onClick={() => store.pay(coins, expiresAt)}>
        {t('deposit:crypto.ton.send', { amount: format.inText(`${unsentText(coins)} ${coins.coin}`) })}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => store.disconnect()}>
        {t('deposit:crypto.ton.disconnect')}
      </Button>
    </>
  );
});

/** The wallet is asked, or has answered: nothing is to be pressed here but what opens it again. */
const Told = observer(function Told() {
  const { t, platform } = useApp();
  const { stage, wallet, link } = useStore(tonPayStore);
  const format = useCashierFormat();
  const name = { wallet: format.inText(wallet?.name ?? '') };
  if (stage === 'sent') return <Notice role="status">{t('deposit:crypto.ton.sent', name)}</Notice>;
  const look = { icon: externalIcon, isBlock: true, children: t('deposit:crypto.ton.open', name) } as const;
  return (
    <>
      <p className={styles['told']} role="status">
        {stage === 'asking' ? t('deposit:crypto.ton.asking', name) : t('deposit:crypto.ton.connecting', name)}
      </p>
      {platform.can.windows ? (
        <Button {...look} href={link} target="_blank" />
      ) : (
        <Button {...look} onClick={() => void platform.openExternal(link)} />
      )}
      <Cancel />
    </>
  );
});

function Cancel() {
  const { t } = useApp();
  const store = useStore(tonPayStore);
  return (
    <Button size="sm" variant="quiet" onClick={() => store.cancel()}>
      {t('deposit:crypto.ton.cancel')}
    </Button>
  );
}
