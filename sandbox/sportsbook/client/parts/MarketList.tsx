import { memo, useState } from 'react';
import type { WireLine, WireMarket } from '../../server/book/wireEvents.ts';
import { useApp, useChanging } from '../AppContext.ts';
import type { MessageKey } from '../messages/en.ts';
import { wordsOfMarket, wordsOfSelection } from '../names.ts';
import { Chip } from '../pages/SportPage.tsx';
import type { MarketWords } from '../../words/en.ts';
import { selectionName, signed } from '../../words/marketText.ts';
import { OddsButton } from './OddsButton.tsx';

type Group = 'groupAll' | 'groupMain' | 'groupTotals' | 'groupHandicaps' | 'groupScore' | 'groupPeriods';
const GROUPS = [
  'groupAll',
  'groupMain',
  'groupTotals',
  'groupHandicaps',
  'groupScore',
  'groupPeriods',
] as const satisfies readonly (Group & MessageKey)[];

function groupOf({ kind, period }: WireMarket): Group {
  if (period !== null) return 'groupPeriods';
  if (kind === 'totals' || kind === 'total_games') return 'groupTotals';
  if (kind.endsWith('handicap')) return 'groupHandicaps';
  if (kind === 'correct_score' || kind === 'both_score' || kind === 'next_goal') return 'groupScore';
  return 'groupMain';
}

/** Markets of one kind and period, shown as one card with a row for each line. */
const cardOf = ({ kind, period, line }: WireMarket): string =>
  kind === 'game_winner' || kind === 'next_goal' ? `${kind} ${period} ${line}` : `${kind} ${period}`;

function cardsOf(markets: readonly WireMarket[]): Map<string, WireMarket[]> {
  const cards = new Map<string, WireMarket[]>();
  for (const market of markets) cards.set(cardOf(market), [...(cards.get(cardOf(market)) ?? []), market]);
  return cards;
}

/** The markets of an event in groups; each keeps its place while prices change. Of the line only its names are used. */
export const MarketList = memo(function MarketList({ id }: { readonly id: string }) {
  const { board, t } = useApp();
  const line = board.line(id);
  const [group, setGroup] = useState<Group>('groupAll');
  const markets = useChanging(board.changes, `markets:${id}`, () => board.marketsOf(id)) ?? [];
  const groups = GROUPS.filter((one) => one === 'groupAll' || markets.some((market) => groupOf(market) === one));
  const cards = cardsOf(markets.filter((market) => group === 'groupAll' || groupOf(market) === group));
  if (line === null || markets.length === 0) return <p className="empty">{t('noMarkets')}</p>;
  return (
    <>
      <div className="chips">
        {groups.map((one) => (
          <Chip key={one} isOn={one === group} onPick={() => setGroup(one)}>
            {t(one)}
          </Chip>
        ))}
      </div>
      <div className="markets">
        {[...cards].map(([key, all]) => (
          <MarketCard key={key} line={line} markets={all} />
        ))}
      </div>
    </>
  );
});

function MarketCard({ line, markets }: { readonly line: WireLine; readonly markets: readonly WireMarket[] }) {
  const { words } = useApp();
  const [first] = markets;
  if (first === undefined) return null;
  const sorted = markets.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return (
    <section className="market">
      <h3>{wordsOfMarket(words, line, first.key)}</h3>
      {sorted.map((market) => (
        <div key={market.key} className="market-odds" data-count={columns(market)}>
          {market.selections.map(({ key }) => {
            const name = wordsOfSelection(words, line, market.key, key);
            return (
              <OddsButton
                key={key}
                event={line.id}
                market={market.key}
                selection={key}
                label={labelOf(words, line, market, key, name)}
                name={`${wordsOfMarket(words, line, market.key)}: ${name}`}
              />
            );
          })}
        </div>
      ))}
    </section>
  );
}

const columns = ({ selections }: WireMarket): number => (selections.length === 2 ? 2 : 3);

/** Beside the odds the short name of a side has to do. */
function labelOf(
  words: MarketWords,
  line: WireLine,
  { kind, line: handicap }: WireMarket,
  selection: string,
  name: string,
): string {
  if (kind === 'double_chance')
    return selectionName(words, kind, selection, { home: line.home.short, away: line.away.short });
  if (selection !== 'home' && selection !== 'away') return name;
  if (!kind.endsWith('handicap') || handicap === null) return line[selection].name;
  return `${line[selection].short} ${signed(selection === 'home' ? handicap : -handicap)}`;
}
