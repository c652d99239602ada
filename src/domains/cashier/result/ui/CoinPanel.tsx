import { useLayoutEffect, useRef } from 'react';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { TimeLeft } from '../../../../kernel/figures/TimeLeft.tsx';
import { Button } from '../../../../ui/basics/Button.tsx';
import { CopyButton } from '../../../../ui/basics/CopyButton.tsx';
import { Icon } from '../../../../ui/basics/Icon.tsx';
import { clockIcon, externalIcon } from '../../../../ui/basics/icons.ts';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { ProgressRing } from '../../../../ui/blocks/ProgressRing.tsx';
import { QrCode } from '../../../../ui/blocks/QrCode.tsx';
import { Surface } from '../../../../ui/blocks/Surface.tsx';
import type { CoinRequest, DepositInfo } from '../../deposit/depositApi.ts';
import type { Transaction } from '../../parseCashier.ts';
import { useCashierFormat } from '../../ui/frame/useCashierFormat.ts';
import styles from './CoinPanel.module.css';
import { TonPay } from './TonPay.tsx';

interface Props {
  readonly transaction: Transaction;
  readonly coins: CoinRequest;
  readonly expiresAt: DepositInfo['expiresAt'];
}

const isSome = (decimal: string): boolean => /[1-9]/.test(decimal);

/** What to send where, until the coins are seen; then how far the network has confirmed them. */
export function CoinPanel({ transaction, coins, expiresAt }: Props) {
  // Confirmations begin once the whole amount is there.
  const isSeen = coins.confirmations > 0 || coins.received === coins.amount;
  const wasSeen = useRef(isSeen);
  // The request is much longer than what follows: the new state is at the top of the page.
  useLayoutEffect(() => {
    if (isSeen && !wasSeen.current) scrollTo({ top: 0, behavior: 'instant' });
    wasSeen.current = isSeen;
  }, [isSeen]);
  return isSeen ? (
    <Confirmations coins={coins} />
  ) : (
    <Request transaction={transaction} coins={coins} expiresAt={expiresAt} />
  );
}

function Request({ transaction, coins, expiresAt }: Props) {
  const { t } = useApp();
  const format = useCashierFormat();
  const { coin, address, memo, amount, received, rate } = coins;
  return (
    <Surface>
      <div className={styles['panel']}>
        <div className={styles['head']}>
          <h1>{t('deposit:crypto.title')}</h1>
          <p className={styles['amount']}>
            <bdi dir="ltr">{`${amount} ${coin}`}</bdi>
          </p>
          <p className={styles['rate']}>
            {transaction.amount.currency !== coin &&
              t('deposit:crypto.rate', {
                amount: format.inText(format.money(transaction.amount)),
                coin: format.inText(`1 ${coin} = ${rate} ${transaction.amount.currency}`),
              })}
          </p>
        </div>
        {isSome(received) && (
          <Notice role="status">
            {t('deposit:crypto.part', {
              received: format.inText(`${received} ${coin}`),
              amount: format.inText(`${amount} ${coin}`),
            })}
          </Notice>
        )}
        <div className={styles['code']}>
          <QrCode text={coins.link === '' ? address : coins.link} label={t('deposit:crypto.qr')} />
        </div>
        {expiresAt !== null && (
          <p className={styles['lock']}>
            <Icon of={clockIcon} size={18} />
            <span>
              {t('deposit:crypto.lock')}{' '}
              <b>
                <TimeLeft until={expiresAt} />
              </b>
            </span>
          </p>
        )}
        {coins.connect !== null && (
          <TonPay deposit={transaction.id} coins={coins} source={coins.connect} expiresAt={expiresAt} />
        )}
        <div className={styles['rows']}>
          <Row label={t('deposit:crypto.amount')} shown={`${amount} ${coin}`} copied={amount} />
          <Row label={t('deposit:crypto.address')} shown={address} copied={address} />
          {memo !== '' && <Row label={t('deposit:crypto.memo')} shown={memo} copied={memo} />}
        </div>
        {memo !== '' && <p className={styles['text']}>{t('deposit:crypto.memoText')}</p>}
        {coins.wallet_url !== '' && <WalletLink address={coins.wallet_url} />}
      </div>
    </Surface>
  );
}

/** The wallet opens beside this page, which goes on following the payment. */
function WalletLink({ address }: { readonly address: string }) {
  const { t, platform } = useApp();
  const look = { icon: externalIcon, isBlock: true, children: t('deposit:crypto.wallet') } as const;
  if (platform.can.windows) return <Button {...look} href={address} target="_blank" />;
  return <Button {...look} onClick={() => void platform.openExternal(address)} />;
}

function Row({ label, shown, copied }: { readonly label: string; readonly shown: string; readonly copied: string }) {
  const { t } = useApp();
  return (
    <div className={styles['row']}>
      <span>
        <span className={styles['label']}>{label}</span>
        <br />
        <bdi className={styles['value']} dir="ltr">
          {shown}
        </bdi>
      </span>
      <CopyButton text={copied} label={t('deposit:crypto.copy')} labelCopied={t('deposit:crypto.copied')} />
    </div>
  );
}

function Confirmations({ coins }: Pick<Props, 'coins'>) {
  const { t } = useApp();
  const { confirmations, needed } = coins;
  const told = t('deposit:crypto.confirmed', { count: needed, done: confirmations });
  return (
    <Surface>
      <div className={styles['confirmations']}>
        <ProgressRing percent={needed === 0 ? 100 : Math.floor((100 * Math.min(confirmations, needed)) / needed)}>
          <span className={styles['count']}>
            <bdi dir="ltr">{`${confirmations}/${needed}`}</bdi>
          </span>
        </ProgressRing>
        <div role="status">
          <h1 className={styles['title']}>{t('deposit:crypto.seen')}</h1>
          <p>{told}</p>
          <p className={styles['text']}>{t('deposit:crypto.seenText')}</p>
        </div>
      </div>
    </Surface>
  );
}
