import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { AmountInput } from '../../../ui/form/AmountInput.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { RadioTabs } from '../../../ui/form/RadioTabs.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { useDraft } from '../../../kernel/forms/useDraft.ts';
import { useFieldError } from '../../../kernel/forms/useFieldError.ts';
import { hiddenBalances } from '../face/HiddenBalances.ts';
import type { Vault } from '../api.ts';
import { vaultStore } from '../VaultStore.ts';
import styles from './Vault.module.css';

/** Moves an amount in or out. */
export const VaultForm = observer(function VaultForm({ vault }: { readonly vault: Vault }) {
  const { t } = useApp();
  const store = useStore(vaultStore);
  const { isHidden } = useStore(hiddenBalances);
  const figures = useFigures();
  useDraft('vault', { read: () => store.typed, restore: (texts) => store.carryOn(texts) });
  const errorOf = useFieldError();
  const { amount } = store.form.fields;
  const { most, verb, payment } = store;
  return (
    <Form className={styles['form']} onSubmit={() => store.submit()} tellsSlowness>
      <RadioTabs
        label={t('wallet:vault.direction')}
        tabs={[
          { value: 'put', label: t('wallet:vault.put') },
          { value: 'take', label: t('wallet:vault.take') },
        ]}
        value={verb}
        onChange={(value) => store.choose(value === 'take' ? 'take' : 'put')}
      />
      <AmountInput
        label={t('wallet:vault.amount')}
        name="vault_amount"
        value={amount.value}
        currency={vault.main.currency}
        error={amount.error?.code === 'insufficientFunds' ? t('wallet:vault.tooMuch') : errorOf(amount.error)}
        hint={most !== null && !isHidden ? t('wallet:vault.most', { amount: figures.inText(most) }) : undefined}
        onChange={(text) => store.type(text)}
        onBlur={() => amount.blur()}
      />
      <div className={styles['actions']}>
        <Button isDisabled={most === null || most.minor === 0n || store.isBusy} onClick={() => store.fillMost()}>
          {t('wallet:vault.all')}
        </Button>
        <Button type="submit" variant="primary" isPending={payment.phase !== 'idle'} isDisabled={store.isChanging}>
          {t(verb === 'put' ? 'wallet:vault.doPut' : 'wallet:vault.doTake')}
        </Button>
      </div>
      {payment.phase === 'checking' && (
        <p className={styles['note']} role="status">
          {t('wallet:vault.checking')}
        </p>
      )}
    </Form>
  );
});
