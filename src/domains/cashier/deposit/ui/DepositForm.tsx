import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { useDraft } from '../../../../kernel/forms/useDraft.ts';
import type { Translate } from '../../../../lib/i18n.ts';
import { amountText } from '../../../../shared/money/amountText.ts';
import { isOpenForNew } from '../../../../shared/site/siteInfo.ts';
import { classes } from '../../../../ui/basics/classes.ts';
import { cardIcon } from '../../../../ui/basics/icons.ts';
import { Form } from '../../../../ui/form/Form.tsx';
import { NeedNotice } from '../../../verification/face/needs/NeedNotice.tsx';
import { needWith } from '../../../verification/face/needs/needOf.ts';
import { firstOffered } from '../../firstOffered.ts';
import { AmountField } from '../../ui/AmountField.tsx';
import formStyles from '../../ui/frame/CashierForm.module.css';
import type { SummaryRow } from '../../ui/frame/SummaryList.tsx';
import { useCashierFormat } from '../../ui/frame/useCashierFormat.ts';
import { NoForm } from '../../ui/NoForm.tsx';
import { PaymentEnd } from '../../ui/PaymentEnd.tsx';
import { PaymentSummaryCard } from '../../ui/PaymentSummaryCard.tsx';
import { depositStore } from '../DepositStore.ts';
import type { DepositStore } from '../DepositStore.ts';
import styles from './DepositForm.module.css';
import { LimitLine } from './LimitLine.tsx';
import { ChosenMethod, MethodLinks } from './MethodLinks.tsx';
import { MethodPicker } from './MethodPicker.tsx';
import { OfferField } from './OfferField.tsx';
import { RequisiteFields } from './RequisiteFields.tsx';
import { SavedCardsField } from './SavedCardsField.tsx';
import { noteKeys } from './noteKeys.ts';
import { UnfinishedNotice } from './UnfinishedNotice.tsx';

interface Props {
  /** The address names a method (2.3-5). */
  readonly isOfMethod: boolean;
  readonly isWhole?: boolean;
}

/** The form once its methods have loaded, in the configured view (3-39). */
export const DepositForm = observer(function DepositForm({ isOfMethod, isWhole = false }: Props) {
  const { content } = useApp();
  const { spending } = useStore(depositStore);
  const methods = spending.settings?.methods ?? [];
  const isApart = !isWhole && content.config.cashier.depositView === 'ContainerView';
  const isOpen = isOpenForNew(content.site) && methods.length > 0;
  if (spending.settings?.isHeld === true) return <Held />;
  if (isOpen && (!isApart || isOfMethod)) return <Fields isApart={isApart} />;
  return (
    <>
      <UnfinishedNotice />
      {isOpen ? (
        <MethodLinks methods={methods} usedLast={firstOffered(spending.settings?.usedMethods ?? [], methods)} />
      ) : (
        <Closed />
      )}
    </>
  );
});

/** The account is held: said before anything is typed, with the way to the support. */
const Held = () => (
  <>
    <UnfinishedNotice />
    <NeedNotice need={heldNeed} />
  </>
);
const heldNeed = needWith('held');

/** Nobody can pay here now: new payments are stopped, or there is no method for this player. */
function Closed() {
  const { t, content } = useApp();
  return isOpenForNew(content.site) ? (
    <NoForm icon={cardIcon} title={t('cashier:deposit.emptyTitle')} text={t('cashier:deposit.emptyText')} />
  ) : (
    <NoForm icon={cardIcon} title={t('cashier:deposit.closedTitle')} text={t('cashier:deposit.closedText')} />
  );
}

const Fields = observer(function Fields({ isApart }: { readonly isApart: boolean }) {
  const { t } = useApp();
  const store = useStore(depositStore);
  const { spending, method, fields } = store;
  useDraft(spending.name, {
    read: () => ({ ...spending.carried() }),
    restore: (texts) => store.carryOn(texts),
    forget: () => store.forgetTyped(),
    isTyped: () => spending.form.fields.amount.value !== '',
    keepsItself: true,
  });
  return (
    <Form className={classes(formStyles['form'], styles['docked'])} onSubmit={() => store.submit()} tellsSlowness>
      {/* In the form, so that its dock is in reach beside it. */}
      <UnfinishedNotice />
      {isApart && method ? (
        <ChosenMethod method={method} />
      ) : (
        <MethodPicker methods={spending.settings?.methods ?? []} />
      )}
      <SavedCardsField />
      <RequisiteFields />
      {!fields.isVoucher && <Amount />}
      <LimitLine />
      <OfferField />
      <Summary />
      <PaymentEnd
        spending={spending}
        label={t('cashier:deposit.button')}
        isBusy={store.isBusy}
        className={styles['dock']}
      >
        <DockPrice />
      </PaymentEnd>
      {method && <p className={formStyles['note']}>{t(noteKeys[method.kind])}</p>}
    </Form>
  );
});

/** What the button pays, beside it: the amount itself may be out of sight. The summary says the same in words. */
const DockPrice = observer(function DockPrice() {
  const { t } = useApp();
  const { spending } = useStore(depositStore);
  const format = useCashierFormat();
  const summary = spending.shownSummary;
  if (summary === null) return null;
  return (
    <p className={styles['price']} aria-hidden="true">
      <span>
        {t('cashier:deposit.pay')}{' '}
        <b>
          <bdi dir="ltr">{format.money(summary.pay)}</bdi>
        </b>
      </span>
      <span>
        {t('cashier:deposit.get')}{' '}
        <b>
          <bdi dir="ltr">{format.money(summary.get)}</bdi>
        </b>
      </span>
    </p>
  );
});

const Amount = observer(function Amount() {
  const { locale } = useApp();
  const { presets, spending } = useStore(depositStore);
  const format = useCashierFormat();
  return (
    <AmountField
      spending={spending}
      currency={spending.settings?.currency ?? ''}
      presets={presets.map((preset) => ({ value: amountText(preset, locale.code), label: format.brief(preset) }))}
    />
  );
});

const Summary = observer(function Summary() {
  const { t } = useApp();
  const store = useStore(depositStore);
  const format = useCashierFormat();
  const { spending } = store;
  return (
    <PaymentSummaryCard
      summary={spending.shownSummary}
      labels={{ pay: t('cashier:deposit.pay'), get: t('cashier:deposit.get') }}
      extraRows={offerRows(store, t, format)}
    />
  );
});

/** What the chosen offer adds and what it costs. Its rows are there as soon as it is chosen: nothing moves by typing. */
function offerRows(
  { offer, offerPrice }: DepositStore,
  t: Translate,
  format: ReturnType<typeof useCashierFormat>,
): readonly SummaryRow[] {
  if (!offer?.bonus) return [];
  const { maxStake } = offer.bonus;
  return [
    { label: t('cashier:offer.adds'), value: offerPrice ? format.money(offerPrice.adds) : '–' },
    {
      label: t('cashier:offer.toWager', { count: offer.bonus.days }),
      value: offerPrice ? format.money(offerPrice.wager) : '–',
    },
    ...(maxStake ? [{ label: t('cashier:offer.maxStake'), value: format.money(maxStake) }] : []),
  ];
}
