import { useSyncExternalStore } from 'react';
import { oddsText } from '../../rules/oddsText.ts';
import { useApp, useChanging } from '../AppContext.ts';
import { clockText } from '../clockText.ts';
import { Icon } from '../marks/Icon.tsx';
import { wordsOfMarket, wordsOfSelection } from '../names.ts';
import { Link } from '../parts/Link.tsx';
import { useWatch } from '../useLive.ts';
import { keyOf, type Pick } from './SlipStore.ts';
import { TypedStake } from './TypedStake.tsx';

/** One pick: the odds of now, and those that the player had seen where they differ. */
export function SlipPick({ pick }: { readonly pick: Pick }) {
  const { board, slip, placing, preferences, words, t } = useApp();
  const key = keyOf(pick);
  useWatch(`event:${pick.event}`);
  const line = useChanging(board.changes, `line:${pick.event}`, () => board.line(pick.event));
  const price = useSyncExternalStore(
    (listener) => board.changes.on(`price:${key}`, listener),
    () => board.price(key),
  );
  const format = useChanging(preferences.changes, 'odds', () => preferences.odds);
  const name = line === null ? pick.selection : wordsOfSelection(words, line, pick.market, pick.selection);
  const isClosed = price === null || price.isSuspended || line?.phase === 'ended';
  // A builder has one price of its own, and what reads the same has not changed.
  const hasChanged =
    price !== null && slip.mode !== 'builder' && oddsText(price.odds, format) !== oddsText(pick.odds, format);
  const isRise = hasChanged && price.odds > pick.odds;
  return (
    <li className="slip-pick" data-closed={isClosed}>
      <div className="slip-pick-text">
        <b>{name}</b>
        <span>{line === null ? '' : wordsOfMarket(words, line, pick.market)}</span>
        <Link to={`/event/${pick.event}`} className="slip-pick-event" onGo={() => slip.update({ isOpen: false })}>
          <span>{line === null ? '…' : `${line.home.name} – ${line.away.name}`}</span>
          {line === null || line.phase === 'before' ? null : (
            <i>
              {' '}
              {line.score.home}:{line.score.away} · {clockText(line, t)}
            </i>
          )}
        </Link>
      </div>
      <div className="slip-pick-odds">
        {isClosed ? (
          <small className="is-closed">{t('suspended')}</small>
        ) : (
          <>
            {hasChanged ? <s>{oddsText(pick.odds, format)}</s> : null}
            <b data-move={changeOf(hasChanged, isRise)}>
              {hasChanged ? <span aria-hidden="true">{isRise ? '▲ ' : '▼ '}</span> : null}
              <span>{oddsText(price.odds, format)}</span>
            </b>
          </>
        )}
        {slip.mode === 'singles' && slip.picks.length > 1 ? (
          <TypedStake
            value={slip.stakeOf(pick)}
            label={`${t('stake')}: ${name}`}
            onType={(text) => slip.setStake(key, text)}
          />
        ) : null}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t('remove', { selection: name })}
        disabled={placing.isBusy}
        onClick={() => {
          placing.rest();
          slip.toggle(pick);
        }}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

function changeOf(hasChanged: boolean, isRise: boolean): string | undefined {
  if (!hasChanged) return undefined;
  return isRise ? 'up' : 'down';
}
