import type { PersonalData } from '../../personal/PersonalData.ts';

export const bettingPersonal: PersonalData = {
  tables: {
    bets: 'bets, bet_legs',
    free_bets: 'free_bets',
    sportsbook_calls: 'none: repeats bets and money, with ids of the sportsbook',
    sportsbook_notices: 'none: repeats notifications',
  },
  parts: {
    bets: `select id, kind, system, status, currency, stake, from_main, from_bonus, from_free, odds::float8 as odds, possible_payout,
    credited as payout, placed_at, settled_at from operator.bets where uid = $1 order by placed_at, id`,
    bet_legs: `select l.bet_id as bet, l.sport, l.league, l.event, l.starts_at, l.market_name as market,
    l.selection_name as selection, l.odds::float8 as odds, l.is_live, l.result, l.score
    from operator.bet_legs l join operator.bets b on b.id = l.bet_id where b.uid = $1 order by b.placed_at, b.id, l.index`,
    free_bets: `select currency, amount, bet_id as bet, created_at, expires_at from operator.free_bets
    where uid = $1 order by id`,
  },
};
