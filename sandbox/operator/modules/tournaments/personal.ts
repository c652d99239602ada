import type { PersonalData } from '../../personal/PersonalData.ts';

export const tournamentsPersonal: PersonalData = {
  tables: {
    tournament_participants: 'tournaments',
    tournament_rounds: 'tournament_rounds',
    tournament_places: 'tournaments',
    tournament_tickets: 'tournament_tickets',
  },
  parts: {
    tournaments: `select t.sysname as tournament, p.joined_at, p.points::text as points, b.place, b.prize, b.currency, b.paid_at
    from operator.tournament_participants p join operator.tournaments t on t.id = p.tournament_id
    left join operator.tournament_places b on b.tournament_id = p.tournament_id and b.uid = p.uid
    where p.uid = $1 order by p.number`,
    tournament_rounds: `select t.sysname as tournament, r.round_id as round, r.state, r.points::text as points, r.settled_at
    from operator.tournament_rounds r join operator.tournaments t on t.id = r.tournament_id
    where r.uid = $1 order by r.settled_at, r.round_id`,
    tournament_tickets: `select k.source, k.given_at, k.used_at, t.sysname as tournament from operator.tournament_tickets k
    left join operator.tournaments t on t.id = k.tournament_id where k.uid = $1 order by k.id`,
  },
};
