import { integerOf, textOf } from '../../controls/controlFields.ts';
import type { ControlFields } from '../../controls/controlFields.ts';
import { invalidField } from '../../OperatorError.ts';
import type { OperatorCore } from '../../module.ts';
import { houseSeries } from './seed/series.ts';
import type { TournamentEnds } from './TournamentEnds.ts';
import { endNow, insertTournament } from './tournamentRepository.ts';

/** Test-only. Points come from real rounds alone: there is no control for them. */
export function tournamentControls(
  { database, clock }: Pick<OperatorCore, 'database' | 'clock'>,
  ends: Pick<TournamentEnds, 'finish'>,
): Readonly<Record<string, (fields: ControlFields) => Promise<unknown>>> {
  return {
    /** id: it ends now; its board is frozen and its prizes are paid. */
    async endTournament(fields) {
      const isEnded = await endNow(database, BigInt(integerOf(fields, 'id', Number.MAX_SAFE_INTEGER)), clock.now());
      await ends.finish();
      return { is_ended: isEnded };
    },
    /**
     * sysname, and `like`: the name of a series whose texts, prizes and rules it has; in ms from now `starts_in`
     * (negative for the past) and `ends_in`; optional games, reset_on_cashout, restrictions.
     */
    async addTournament(fields) {
      const model = houseSeries.find(({ sysname }) => sysname === fields['like'])?.tournament;
      if (model === undefined) throw invalidField('like', 'wrongField');
      const { games, reset_on_cashout: resets, restrictions } = fields;
      const id = await insertTournament(database, {
        ...model,
        sysname: textOf(fields, 'sysname'),
        starts_at: clock.in(msOf(fields, 'starts_in')),
        ends_at: clock.in(msOf(fields, 'ends_in')),
        ...(Array.isArray(games) ? { games: games.map(String) } : {}),
        ...(typeof resets === 'boolean' ? { reset_on_cashout: resets } : {}),
        data: { ...model.data, restrictions: { ...model.data.restrictions, ...Object(restrictions) } },
      });
      if (id === null) throw invalidField('sysname', 'wrongField');
      return { id: Number(id) };
    },
    /** Freezes boards that are due and pays prizes, as the job does. */
    async finishTournaments() {
      await ends.finish();
      return {};
    },
  };
}

function msOf(fields: ControlFields, name: string): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw invalidField(name, 'wrongField');
  return value;
}
