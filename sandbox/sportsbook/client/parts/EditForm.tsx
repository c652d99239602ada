import { useEffect, useState } from 'react';
import { oddsText } from '../../rules/oddsText.ts';
import type { EditOffer, WireBet } from '../../server/bets/wireBets.ts';
import { useApp } from '../AppContext.ts';
import type { EditedLeg, EditEnd } from '../BetsStore.ts';
import { moneyText } from '../moneyText.ts';
import { editRefusalText } from '../slip/refusalText.ts';
import { EditLegRow } from './EditLegRow.tsx';

type Shown =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'offer'; readonly offer: EditOffer; readonly isChanged: boolean }
  | { readonly kind: 'refused'; readonly reason: string; readonly least?: string };

/** What is left of the legs and what they are now; then the new odds and payout, and only after that the confirmation. */
export function EditForm({ bet }: { readonly bet: WireBet }) {
  const app = useApp();
  const { bets, session, t } = app;
  const [legs, setLegs] = useState<readonly EditedLeg[]>(() => bet.legs.map(pickOf));
  const [shown, setShown] = useState<Shown>({ kind: 'waiting' });
  const [step, setStep] = useState<'idle' | 'busy' | 'unknown'>('idle');
  // The bet is loaded anew every two seconds; what is open of it says whether it is worth something else.
  const { id, openStake } = bet;
  const print = JSON.stringify(legs);
  const isSame = print === JSON.stringify(bet.legs.map(pickOf));
  useEffect(() => {
    if (isSame) return undefined;
    let isWanted = true;
    const set = (next: Shown): void => {
      if (isWanted) setShown(next);
    };
    bets.editQuote(id, JSON.parse(print) as EditedLeg[]).then(
      (quote) =>
        set(quote.status === 'offered' ? { kind: 'offer', offer: quote.offer, isChanged: false } : refusedOf(quote)),
      () => set({ kind: 'refused', reason: 'unavailable' }),
    );
    return () => {
      isWanted = false;
    };
  }, [bets, id, openStake, print, isSame]);
  const change = (next: readonly EditedLeg[]): void => {
    setLegs(next);
    setShown({ kind: 'waiting' });
    setStep('idle');
  };
  const confirm = async (offer: EditOffer): Promise<void> => {
    setStep('busy');
    const end: EditEnd = await bets.edit(bet, offer, legs);
    setStep(end.status === 'unknown' ? 'unknown' : 'idle');
    if (end.status === 'changed') setShown({ kind: 'offer', offer: end.offer, isChanged: true });
    if (end.status === 'refused') setShown(refusedOf(end));
    if (end.status === 'edited') void session.refresh();
  };
  return (
    <div className="edit-form">
      <p className="edit-hint">{t('editHint')}</p>
      <ul className="edit-legs">
        {bet.legs.map((leg) => (
          <EditLegRow
            key={leg.event}
            leg={leg}
            chosen={legs.find(({ event }) => event === leg.event) ?? null}
            isLast={legs.length === 1}
            isBusy={step === 'busy'}
            onChoose={(chosen) => change(chosenLegs(bet, legs, leg.event, chosen))}
          />
        ))}
      </ul>
      <div role="status">
        {step === 'unknown' ? <p className="slip-note is-warning">{t('editUnknown')}</p> : null}
        {shown.kind === 'refused' ? <p className="slip-note is-warning">{editRefusalText(app, shown)}</p> : null}
        {shown.kind === 'offer' && shown.isChanged ? <p className="slip-note is-warning">{t('editChanged')}</p> : null}
      </div>
      {shown.kind === 'offer' && !isSame ? (
        <OfferSums bet={bet} offer={shown.offer} isBusy={step === 'busy'} onConfirm={() => void confirm(shown.offer)} />
      ) : null}
    </div>
  );
}

interface OfferSumsProps {
  readonly bet: WireBet;
  readonly offer: EditOffer;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
}

function OfferSums({ bet, offer, isBusy, onConfirm }: OfferSumsProps) {
  const { preferences, launch, t } = useApp();
  const money = (amount: string): string => moneyText(amount, bet.currency, launch.locale);
  return (
    <>
      <dl className="sums">
        <div>
          <dt>{t('editStake')}</dt>
          <dd>{money(offer.stake)}</dd>
        </div>
        <div>
          <dt>{t('odds')}</dt>
          <dd>{oddsText(offer.odds, preferences.odds)}</dd>
        </div>
        <div className="is-main">
          <dt>{t('possiblePayout')}</dt>
          <dd>{money(offer.possiblePayout)}</dd>
        </div>
      </dl>
      <button type="button" className="cash-button" data-kind="confirm" disabled={isBusy} onClick={onConfirm}>
        {t('editConfirm')}
      </button>
    </>
  );
}

const pickOf = ({ event, market, selection }: EditedLeg): EditedLeg => ({ event, market, selection });

const refusedOf = ({ reason, least }: { readonly reason: string; readonly least?: string }): Shown => ({
  kind: 'refused',
  reason,
  ...(least === undefined ? {} : { least }),
});

/** In the order of the bet; null leaves a leg out. */
function chosenLegs(
  bet: WireBet,
  legs: readonly EditedLeg[],
  event: string,
  chosen: EditedLeg | null,
): readonly EditedLeg[] {
  return bet.legs.flatMap((leg) => {
    if (leg.event === event) return chosen === null ? [] : [chosen];
    const kept = legs.find((one) => one.event === leg.event);
    return kept === undefined ? [] : [kept];
  });
}
