import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { lockIcon } from '../../../ui/basics/icons.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { PrivateAmount } from '../face/PrivateAmount.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import type { Delay, Vault } from '../api.ts';
import { vaultStore } from '../VaultStore.ts';
import { VaultForm } from './VaultForm.tsx';
import styles from './Vault.module.css';

const delays: readonly Delay[] = [0, 24, 72, 168];

/** Money set aside: what is in it, moving it, and how long it takes to come back. */
export const VaultBlock = observer(function VaultBlock() {
  const { t } = useApp();
  const store = useStore(vaultStore);
  useForPlayer((uid) => store.follow(uid));
  const { vault } = store;
  return (
    <div id="vault" className={styles['anchor']}>
      <IconCard icon={lockIcon} title={t('wallet:vault.title')} lead={t('wallet:vault.lead')}>
        {store.status === 'failed' && <LoadFailed onRetry={() => store.load()} />}
        {vault !== null && <Body vault={vault} />}
      </IconCard>
    </div>
  );
});

const Body = observer(function Body({ vault }: { readonly vault: Vault }) {
  const { t } = useApp();
  const store = useStore(vaultStore);
  const figures = useFigures();
  return (
    <div className={styles['body']}>
      <p className={styles['amount']}>
        <PrivateAmount text={figures.money(vault.amount)} />
      </p>
      <VaultForm vault={vault} />
      <ProblemNotice problem={store.problem} />
      {store.news !== null && (
        <Notice tone="success" role="status">
          {t(`wallet:vault.news.${store.news}`)}
        </Notice>
      )}
      {vault.leaving.length > 0 && <LeavingList vault={vault} />}
      <Delays vault={vault} />
    </div>
  );
});

const LeavingList = observer(function LeavingList({ vault }: { readonly vault: Vault }) {
  const { t } = useApp();
  const store = useStore(vaultStore);
  const figures = useFigures();
  return (
    <ul className={styles['leaving']} aria-label={t('wallet:vault.leaving')}>
      {vault.leaving.map(({ id, amount, dueAt }) => (
        <li key={id}>
          <span>
            <PrivateAmount text={figures.money(amount)} className={styles['sum']} />
            <span className={styles['note']}>{t('wallet:vault.arrives', { time: figures.time(dueAt) })}</span>
          </span>
          <Button size="sm" isDisabled={store.isBusy} onClick={() => store.keep(id)}>
            {t('wallet:vault.keep')}
          </Button>
        </li>
      ))}
    </ul>
  );
});

const Delays = observer(function Delays({ vault }: { readonly vault: Vault }) {
  const { t } = useApp();
  const store = useStore(vaultStore);
  const figures = useFigures();
  const named = (hours: Delay) => t(`wallet:vault.delays.h${hours}`);
  return (
    <div className={styles['delays']}>
      <Select
        label={t('wallet:vault.delay')}
        hint={t('wallet:vault.delayHint')}
        name="vault_delay"
        value={String(vault.delay)}
        options={delays.map((hours) => ({ value: String(hours), label: named(hours) }))}
        isDisabled={store.isBusy}
        onChange={(value) => {
          const hours = delays.find((one) => String(one) === value);
          if (hours !== undefined) void store.setDelay(hours);
        }}
      />
      {vault.next !== null && (
        <p className={styles['note']} role="status">
          {t('wallet:vault.shorter', { delay: named(vault.next.hours), time: figures.time(vault.next.at) })}
        </p>
      )}
    </div>
  );
});
