import { formatAmount, parseAmount } from '../../rules/amounts.ts';
import { oddsText } from '../../rules/oddsText.ts';
import type { WireBet, WireBetStatus, WireLeg } from '../../server/bets/wireBets.ts';
import { useApp, useChanging } from '../AppContext.ts';
import { startText } from '../clockText.ts';
import { SportMark } from '../marks/SportMark.tsx';
import type { MessageKey } from '../messages/en.ts';
import { marketName, selectionName } from '../../words/marketText.ts';
import { moneyText } from '../moneyText.ts';
import { CashOut } from './CashOut.tsx';
import { EditBet } from './EditBet.tsx';
import { Link } from './Link.tsx';

const STATUS: Readonly<Record<WireBetStatus, MessageKey>> = {
  pending: 'statusPending',
  open: 'statusOpen',
  won: 'statusWon',
  returned: 'statusReturned',
  lost: 'statusLost',
  void: 'statusVoid',
  cashed_out: 'statusCashedOut',
};

/** One bet with every leg; an open one with its offer of a cash-out. */
export function BetCard({ bet }: { readonly bet: WireBet }) {
  const { bets, preferences, launch, t } = useApp();
  const format = useChanging(preferences.changes, 'odds', () => preferences.odds);
  const money = (amount: string): string => moneyText(amount, bet.currency, launch.locale);
  const isSettled = bet.status !== 'open' && bet.status !== 'pending';
  return (
    <article className="bet" data-status={bet.status}>
      <header className="bet-head">
        <b>{`${t(bet.kind)} ${bet.system ?? ''}`}</b>
        <span className="bet-status">{t(STATUS[bet.status])}</span>
        <time dateTime={new Date(bet.placedAt).toISOString()}>{startText(bet.placedAt, launch.locale)}</time>
      </header>
      <ul className="bet-legs">
        {bet.legs.map((leg) => (
          <BetLeg key={`${leg.event} ${leg.market}`} leg={leg} />
        ))}
      </ul>
      <dl className="sums">
        <div>
          <dt>{bet.isFreeBet ? t('freeBet') : t('stake')}</dt>
          <dd>{money(bet.status === 'open' ? bet.openStake : bet.stake)}</dd>
        </div>
        {bet.status !== 'open' || bet.openStake === bet.stake ? null : (
          <div>
            <dt>{t('statusCashedOut')}</dt>
            <dd>{money(bet.paid)}</dd>
          </div>
        )}
        <div>
          <dt>{t('odds')}</dt>
          <dd>{oddsText(bet.odds, format)}</dd>
        </div>
        <div className="is-main">
          <dt>{isSettled ? t('payout') : t('possiblePayout')}</dt>
          <dd>{money(isSettled ? bet.paid : possibleOf(bet))}</dd>
        </div>
      </dl>
      {bets.edited === bet.id ? (
        <p className="slip-note" role="status">
          {t('editDone')}
        </p>
      ) : null}
      {bet.status === 'open' && !bet.isFreeBet ? <CashOut bet={bet} /> : null}
      {bet.canEdit || bets.editing === bet.id ? <EditBet bet={bet} /> : null}
    </article>
  );
}

/** What the part that is not cashed out pays at most, rounded down. */
function possibleOf({ status, stake, openStake, possiblePayout }: WireBet): string {
  if (status !== 'open' || openStake === stake) return possiblePayout;
  const decimals = stake.split('.')[1]?.length ?? 0;
  const minor = (text: string): bigint => parseAmount(text, decimals) ?? 0n;
  return formatAmount((minor(possiblePayout) * minor(openStake)) / (minor(stake) || 1n), decimals);
}

const RESULT: Readonly<Record<string, MessageKey>> = {
  won: 'legWon',
  lost: 'legLost',
  void: 'legVoid',
  dead_heat: 'legDeadHeat',
};

function BetLeg({ leg }: { readonly leg: WireLeg }) {
  const { preferences, launch, words, t } = useApp();
  const format = useChanging(preferences.changes, 'odds', () => preferences.odds);
  const sides = { home: leg.home, away: leg.away };
  return (
    <li data-result={leg.result ?? ''}>
      <SportMark sport={leg.sport} />
      <span className="bet-leg-text">
        <b>{selectionName(words, leg.market, leg.selection, sides)}</b>
        <span>{marketName(words, leg.sport, leg.market)}</span>
        <Link to={`/event/${leg.event}`}>
          {leg.home} – {leg.away}
        </Link>
      </span>
      <span className="bet-leg-end">
        <b>{oddsText(leg.odds, format)}</b>
        <span>{leg.score === null ? startText(leg.startsAt, launch.locale) : `${leg.score} · ${leg.clock}`}</span>
        <i>{t(RESULT[leg.result ?? ''] ?? 'legOpen')}</i>
      </span>
    </li>
  );
}
