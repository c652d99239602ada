import type { WireLeg } from '../../server/bets/wireBets.ts';
import type { WireEvent } from '../../server/book/wireEvents.ts';
import { oddsText } from '../../rules/oddsText.ts';
import { selectionName } from '../../words/marketText.ts';
import { useApp } from '../AppContext.ts';
import type { EditedLeg } from '../BetsStore.ts';
import { wordsOfMarket, wordsOfSelection } from '../names.ts';
import { useLoaded } from '../useLoaded.ts';

interface EditLegRowProps {
  readonly leg: WireLeg;
  /** Null: left out. */
  readonly chosen: EditedLeg | null;
  /** The only leg that is left cannot be left out. */
  readonly isLast: boolean;
  readonly isBusy: boolean;
  readonly onChoose: (chosen: EditedLeg | null) => void;
}

const valueOf = ({ market, selection }: Pick<EditedLeg, 'market' | 'selection'>): string => `${market}|${selection}`;

/** One leg of a bet that is edited: another selection of its match, or none. */
export function EditLegRow({ leg, chosen, isLast, isBusy, onChoose }: EditLegRowProps) {
  const { words, t } = useApp();
  const { loaded } = useLoaded<{ event: WireEvent }>(`event/${leg.event}`);
  const event = loaded.state === 'ready' ? loaded.value.event : null;
  const name = selectionName(words, leg.market, leg.selection, { home: leg.home, away: leg.away });
  const choose = (value: string): void => {
    const [market = '', selection = ''] = value.split('|');
    onChoose({ event: leg.event, market, selection });
  };
  return (
    <li data-out={chosen === null}>
      <label>
        <span>
          {leg.home} – {leg.away}
        </span>
        <select
          value={valueOf(chosen ?? leg)}
          disabled={chosen === null || isBusy}
          onChange={({ target }) => choose(target.value)}
        >
          {event === null ? (
            <option value={valueOf(chosen ?? leg)}>{name}</option>
          ) : (
            <Options event={event} leg={leg} />
          )}
        </select>
      </label>
      <button
        type="button"
        className="text-button"
        aria-pressed={chosen === null}
        disabled={isBusy || (isLast && chosen !== null)}
        aria-label={`${t('editLeaveOut')}: ${leg.home} – ${leg.away}`}
        onClick={() => onChoose(chosen === null ? pickOf(leg) : null)}
      >
        {t('editLeaveOut')}
      </button>
    </li>
  );
}

/** The leg's own selection is always there, listed or not. */
function Options({ event, leg }: { readonly event: WireEvent; readonly leg: WireLeg }) {
  const { words, preferences } = useApp();
  const open = event.markets.filter(({ isSuspended }) => !isSuspended);
  const isListed = open.some(
    ({ key, selections }) => key === leg.market && selections.some((one) => one.key === leg.selection),
  );
  return (
    <>
      {isListed ? null : (
        <option value={valueOf(leg)}>{wordsOfSelection(words, event, leg.market, leg.selection)}</option>
      )}
      {open.map((market) => (
        <optgroup key={market.key} label={wordsOfMarket(words, event, market.key)}>
          {market.selections.map(({ key, price }) => (
            <option key={key} value={valueOf({ market: market.key, selection: key })}>
              {wordsOfSelection(words, event, market.key, key)} · {oddsText(price, preferences.odds)}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}

const pickOf = ({ event, market, selection }: WireLeg): EditedLeg => ({ event, market, selection });
