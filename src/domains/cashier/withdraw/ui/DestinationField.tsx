import { observer } from 'mobx-react-lite';
import { Button } from '../../../../ui/basics/Button.tsx';
import { cardIcon, walletIcon } from '../../../../ui/basics/icons.ts';
import { Icon } from '../../../../ui/basics/Icon.tsx';
import { RadioCards } from '../../../../ui/form/RadioCards.tsx';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { FieldInput } from '../../../../kernel/forms/FieldInput.tsx';
import { maskedRequisites } from '../../maskedRequisites.ts';
import { useCashierFormat } from '../../ui/frame/useCashierFormat.ts';
import { RequisitesField } from '../../ui/RequisitesField.tsx';
import { withdrawStore } from '../../WithdrawStore.ts';
import type { WithdrawStore } from '../../WithdrawStore.ts';
import { newDestination } from '../Destination.ts';
import type { SavedDestination } from '../parseWithdraw.ts';
import styles from './DestinationField.module.css';

const statusKeys: Readonly<Record<SavedDestination['status'], string | null>> = {
  ready: null,
  checking: 'cashier:destination.checking',
  to_show: 'cashier:destination.toShow',
  refused: 'cashier:destination.refused',
};

/** Where the money goes: an earlier destination of the method by its mask, or another one. */
export const DestinationField = observer(function DestinationField() {
  const { t } = useApp();
  const store = useStore(withdrawStore);
  const factsOf = useFactsOf();
  const { method } = store.spending;
  const { choices, value, chosen } = store.destination;
  if (method === null) return null;
  const icon = <Icon of={method.requisites === 'card' ? cardIcon : walletIcon} size={20} />;
  return (
    <>
      {choices.length > 0 && (
        <RadioCards
          name="destination"
          legend={t('cashier:destination.legend')}
          value={value}
          onChange={(id) => store.destination.choose(id)}
          cards={[
            ...choices.map((one) => ({
              value: one.id,
              title: maskedRequisites(one.requisites),
              icon,
              facts: factsOf(one),
              isDisabled: one.status === 'refused',
            })),
            { value: newDestination, title: t('cashier:destination.other'), icon },
          ]}
        />
      )}
      {chosen === null && <Typed key={method.sysname} store={store} />}
      {/* A card that was paid with is forgotten where one pays. */}
      {chosen?.paidAt === null && <Forget id={chosen.id} />}
    </>
  );
});

/** Whose a destination is, how it was paid with, and why it cannot be used. */
function useFactsOf(): (one: SavedDestination) => string[] {
  const { t } = useApp();
  const format = useCashierFormat();
  return ({ holder, status, paidAt }) => {
    const state = statusKeys[status];
    const paid = paidAt === null ? '' : t('cashier:destination.paidWith', { time: format.time(paidAt) });
    return [holder, paid, state === null ? '' : t(state)].filter((fact) => fact !== '');
  };
}

const Typed = observer(function Typed({ store }: { readonly store: WithdrawStore }) {
  const { t } = useApp();
  const { method, form } = store.spending;
  return (
    <>
      {method && <RequisitesField kind={method.requisites} />}
      {store.destination.needsHolder && (
        <FieldInput
          field={form.fields.holder}
          label={t('cashier:destination.holder')}
          hint={t('cashier:destination.holderHint')}
          name="holder"
          autoComplete="name"
          isRequired
        />
      )}
    </>
  );
});

const Forget = observer(function Forget({ id }: { readonly id: string }) {
  const { t } = useApp();
  const store = useStore(withdrawStore);
  return (
    <div className={styles['forget']}>
      <Button size="sm" variant="quiet" onClick={() => store.forgetDestination(id)}>
        {t('cashier:destination.forget')}
      </Button>
    </div>
  );
});
