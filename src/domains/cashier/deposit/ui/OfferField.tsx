import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { BlockSlot } from '../../../../kernel/slots/BlockSlot.tsx';
import { chosenOffer } from '../../../offers/face/ChosenOffer.ts';
import { fundingState } from '../../../bonuses/face/FundingState.ts';
import { useMarkers } from '../../../../kernel/useMarkers.ts';
import { Icon } from '../../../../ui/basics/Icon.tsx';
import { offersIcon, walletIcon } from '../../../../ui/basics/icons.ts';
import { RadioCards } from '../../../../ui/form/RadioCards.tsx';
import { offerPath } from '../../../offers/paths.ts';
import { depositStore } from '../DepositStore.ts';
import type { DepositOffer, OfferedBonus } from '../offerRules.ts';
import { useCashierFormat } from '../../ui/frame/useCashierFormat.ts';
import styles from './OfferField.module.css';
import { useAmountError } from '../../ui/useAmountError.ts';

/** 3-54, 4-36: one of the offers that come with the chosen method, or none. */
export const OfferField = observer(function OfferField() {
  const { t, href } = useApp();
  const markers = useMarkers();
  const store = useStore(depositStore);
  const chosen = useStore(chosenOffer);
  const funding = useStore(fundingState);
  const errorOf = useAmountError();
  const factsOf = useOfferFacts();
  const { offers, offer, spending } = store;
  const amount = spending.summary?.pay.minor ?? null;
  useEffect(() => {
    chosen.choose(offer?.bonus ? { id: offer.id, title: offer.title, deposit: amount } : null);
    return () => chosen.choose(null);
  }, [chosen, offer, amount]);
  if (offers.length === 0) return <NoOffers />;
  const { campaign_offer_id: field } = spending.form.fields;
  return (
    <div className={styles['field']}>
      <RadioCards
        name="campaign_offer_id"
        legend={t('cashier:offer.legend')}
        value={offer?.id ?? ''}
        onChange={(id) => spending.chooseOffer(id)}
        error={offer ? errorOf(field.error) : undefined}
        cards={[
          ...offers.map((one) => ({
            value: one.id,
            title: markers.plain(one.title),
            icon: <Icon of={offersIcon} size={18} />,
            facts: factsOf(one),
          })),
          {
            value: '',
            title: t('cashier:offer.none'),
            icon: <Icon of={walletIcon} size={18} />,
            facts: [t('cashier:offer.noneText')],
          },
        ]}
      />
      {offer && (
        <div className={styles['more']}>
          {offer.bonus && funding[offer.bonus.type] && (
            <p className={styles['waits']} role="status">
              {t('cashier:offer.waits')}
            </p>
          )}
          <a className={styles['terms']} href={href(offerPath(offer.id))}>
            {t('cashier:offer.terms')}
          </a>
          <BlockSlot page="depositOffer" />
        </div>
      )}
    </div>
  );
});

/** Where there are offers, but none for the chosen method. */
const NoOffers = observer(function NoOffers() {
  const { t } = useApp();
  const { spending } = useStore(depositStore);
  if (!spending.settings?.offers.length) return null;
  return <p className={styles['noOffers']}>{t('cashier:offer.notWithMethod')}</p>;
});

/** What an offer gives, and what it costs, in short. */
function useOfferFacts(): (offer: DepositOffer) => readonly string[] {
  const { t } = useApp();
  const markers = useMarkers();
  const format = useCashierFormat();
  const wagerOf = ({ wager: { wager_times: times, wager_base: base }, days }: OfferedBonus) =>
    times === 0 ? t('cashier:offer.noWager') : t(`cashier:offer.wager.${base}`, { times, count: days });
  return ({ lead, minDeposit, bonus }) => [
    markers.plain(lead),
    ...(minDeposit ? [t('cashier:offer.from', { min: format.inText(format.brief(minDeposit)) })] : []),
    ...(bonus ? [wagerOf(bonus)] : []),
  ];
}
