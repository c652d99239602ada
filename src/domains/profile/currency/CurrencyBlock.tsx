import { observer } from 'mobx-react-lite';
import { formatDate } from '../../../shared/dates/formatDate.ts';
import { isoToMs } from '../../../shared/dates/isoTime.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { currencyIcon } from '../../../ui/basics/icons.ts';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import type { CurrencyRates } from '../api.ts';
import { settingsStore } from '../SettingsStore.ts';
import type { CurrencyRefusal } from './CurrencyStore.ts';
import { betsPath } from '../../betting/paths.ts';
import { cashbackPath } from '../../cashback/paths.ts';
import { historyPath, withdrawPath } from '../../cashier/paths.ts';
import { responsiblePath } from '../../responsible/paths.ts';
import { vpnPath } from '../../vpn/paths.ts';
import { wheelPath } from '../../wheel/paths.ts';
import { SaveNotice } from '../ui/SaveNotice.tsx';
import styles from '../ui/SmallForm.module.css';

/** 7-12, 7-22: the currency of the account, which changes while the account is empty. */
export const CurrencyBlock = observer(function CurrencyBlock() {
  const { t } = useApp();
  const { currency } = useStore(settingsStore);
  return (
    <IconCard icon={currencyIcon} title={t('profile:currency.title')} lead={t('profile:currency.lead')}>
      <Body />
      {currency.refusal !== null && <Refusal refusal={currency.refusal} />}
      <SaveNotice problem={currency.problem} saved={currency.isSaved ? t('profile:currency.saved') : null} />
    </IconCard>
  );
});

/** Where the player can change what stands in the way; nowhere for a prize on its way, or for what is not available. */
const ways: Readonly<Record<CurrencyRefusal, string | null>> = {
  balanceLeft: withdrawPath,
  paymentsOpen: historyPath,
  roundsOpen: `${historyPath}?tab=games`,
  betsOpen: betsPath,
  spinsLeft: wheelPath,
  prizeDue: null,
  cashbackLeft: cashbackPath,
  giftsLeft: wheelPath,
  vpnOpen: vpnPath,
  limitsSet: responsiblePath,
  wrongField: null,
};

function Refusal({ refusal }: { readonly refusal: CurrencyRefusal }) {
  const { t, href } = useApp();
  const path = ways[refusal];
  return (
    <Notice tone="error" role="alert">
      <span>{t(`profile:currency.refused.${refusal}`)}</span>{' '}
      {path !== null && <a href={href(path)}>{t(`profile:currency.ways.${refusal}`)}</a>}
    </Notice>
  );
}

const Body = observer(function Body() {
  const { currency } = useStore(settingsStore);
  if (currency.status === 'failed') return <LoadFailed onRetry={() => currency.load()} />;
  if (currency.rates === null)
    return (
      <LoadingBlock>
        <Skeleton height="76px" />
      </LoadingBlock>
    );
  return <Choice rates={currency.rates} />;
});

/** A coin has no name beside its code. */
const labelOf = (code: string, name = code): string => (name === code ? code : `${code} – ${name}`);

const Choice = observer(function Choice({ rates }: { readonly rates: CurrencyRates }) {
  const { t, locale } = useApp();
  const { currency } = useStore(settingsStore);
  const names = new Intl.DisplayNames(locale.code, { type: 'currency' });
  const { next } = currency;
  if (rates.items.length < 2)
    return <p className={styles['note']}>{t('profile:currency.only', { currency: rates.base })}</p>;
  return (
    <Form className={styles['form']} onSubmit={() => currency.change()}>
      <Select
        label={t('forms:fields.currency')}
        name="currency"
        value={currency.form.fields.currency.value}
        options={rates.items.map(({ currency: code }) => ({ value: code, label: labelOf(code, names.of(code)) }))}
        onChange={(code) => currency.choose(code)}
      />
      <p className={styles['note']} role="status">
        {next !== null &&
          t('profile:currency.rate', {
            rate: `\u20661 ${rates.base} = ${next.rate} ${next.currency}\u2069`,
            day: formatDate(isoToMs(rates.at) ?? 0, 'UTC'),
          })}
      </p>
      <div className={styles['actions']}>
        <Button type="submit" isDisabled={next === null} isPending={currency.form.isSubmitting}>
          {t('profile:currency.change')}
        </Button>
      </div>
    </Form>
  );
});
