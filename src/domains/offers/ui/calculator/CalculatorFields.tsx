import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { useFieldError } from '../../../../kernel/forms/useFieldError.ts';
import { amountText } from '../../../../shared/money/amountText.ts';
import { money } from '../../../../shared/money/money.ts';
import { parseMoney } from '../../../../shared/money/moneyWire.ts';
import { AmountInput } from '../../../../ui/form/AmountInput.tsx';
import { Combobox } from '../../../../ui/form/Combobox.tsx';
import type { CalculatorData, CountingGame } from '../../calculator/api.ts';
import { fullDeposit } from '../../calculator/calculatorOffer.ts';
import { calculatorStore } from '../../calculator/CalculatorStore.ts';
import { stakeRange } from '../../calculator/firstValues.ts';
import styles from './OfferCalculator.module.css';
import { useReckonedFormat } from './useReckonedFormat.ts';

interface Props {
  readonly data: CalculatorData;
}

/** What the visitor chooses: the deposit where there is one, the game, and the stake. Typing renders one field only. */
export function CalculatorFields({ data }: Props) {
  return (
    <div className={styles['fields']}>
      {data.offer.deposit !== null && <DepositField data={data} least={data.offer.deposit.least} />}
      <div className={styles['game']}>
        <GameField data={data} />
      </div>
      <StakeField data={data} />
    </div>
  );
}

function usePreset(currency: string) {
  const { locale } = useApp();
  const format = useReckonedFormat(currency);
  return (minor: bigint) => ({ value: amountText(money(minor, currency), locale.code), label: format.amount(minor) });
}

const DepositField = observer(function DepositField({ data: { offer }, least }: Props & { readonly least: bigint }) {
  const { t } = useApp();
  const fieldError = useFieldError();
  const store = useStore(calculatorStore);
  const format = useReckonedFormat(offer.currency);
  const preset = usePreset(offer.currency);
  const presets = [...new Set([least, fullDeposit(offer)])].filter((minor) => minor > 0n);
  const error = () => fieldError(store.depositFault) ?? t('calculator:error.deposit', { least: format.amount(least) });
  return (
    <AmountInput
      name="calculator_deposit"
      label={t('calculator:field.deposit')}
      value={store.deposit}
      onChange={(text) => store.typeDeposit(text)}
      currency={offer.currency}
      presets={presets.map(preset)}
      labelPresets={t('calculator:field.deposit')}
      error={store.depositMinor === null ? error() : undefined}
    />
  );
});

const GameField = observer(function GameField({ data: { offer, games } }: Props) {
  const { t } = useApp();
  const store = useStore(calculatorStore);
  const format = useReckonedFormat(offer.currency);
  // The share is named only where not all of a stake counts.
  const labelOf = ({ title, percent }: CountingGame) =>
    percent === 100 ? title : t('calculator:field.counts', { title, percent: format.percent(percent) });
  return (
    <Combobox
      name="calculator_game"
      label={t('calculator:field.game')}
      value={store.gameName}
      options={games.map((game) => ({ value: game.sysname, label: labelOf(game) }))}
      onChange={(sysname) => store.chooseGame(sysname)}
      labelNone={t('calculator:field.noGame')}
    />
  );
});

const StakeField = observer(function StakeField({ data }: Props) {
  const { t } = useApp();
  const fieldError = useFieldError();
  const store = useStore(calculatorStore);
  const { currency } = data.offer;
  const format = useReckonedFormat(currency);
  const preset = usePreset(currency);
  const { game } = store;
  const error = () => {
    const fault = fieldError(store.stakeFault);
    if (fault !== undefined) return fault;
    const { from, to } = game ? stakeRange(game, currency) : { from: 0n, to: null };
    if (to === null) return t('calculator:error.amount');
    return t('calculator:error.stake', { from: format.amount(from), to: format.amount(to) });
  };
  return (
    <AmountInput
      name="calculator_stake"
      label={t('calculator:field.stake')}
      value={store.stake}
      onChange={(text) => store.typeStake(text)}
      currency={currency}
      presets={game ? stakePresets(data, game).map(preset) : []}
      labelPresets={t('calculator:field.stake')}
      error={store.stakeMinor === null ? error() : undefined}
    />
  );
});

/** The least stake of the game, the player's usual one, and the highest with bonus money. */
function stakePresets({ offer, habits }: CalculatorData, game: CountingGame): readonly bigint[] {
  const { from, to } = stakeRange(game, offer.currency);
  const most = offer.terms.max_stake && parseMoney(offer.terms.max_stake).minor;
  const wanted = [from, habits.stake, most].filter((stake) => stake !== null);
  const taken = wanted.filter((stake) => stake >= from && (to === null || stake <= to));
  return [...new Set(taken)].toSorted((one, other) => (one < other ? -1 : 1));
}
