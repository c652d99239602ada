import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { loyalty } from '../../../../../src/contract/loyalty/loyalty.ts';
import type { Database } from '../../../../database/database.ts';
import type { Call, PlayerCall } from '../../../edge/handlers.ts';
import { invalidField } from '../../../OperatorError.ts';
import { defaultCurrency } from '../../../market/facts.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import { characters } from './characters.ts';
import { levels } from './levels.ts';
import { wornFrame } from './frameRepository.ts';
import { findChanges, findPoints, findStanding } from './pointsRepository.ts';
import { presentCharacter } from './presentCharacter.ts';
import { presentChange, presentLevel, presentProgram, presentRates } from './presentLoyalty.ts';
import type { Viewing } from './presentLoyalty.ts';
import { programAt, programs } from './programs.ts';

const pointsAlias = { en: 'points', ru: 'баллы', es: 'puntos', ar: 'نقاط' } as const;
const CURSOR = /^[1-9]\d{0,17}$/;

/** What players and guests see of loyalty. */
export class LoyaltyService {
  constructor(
    private readonly database: Database,
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly vendorsUrl: string,
  ) {}

  /** 7-81 */
  async info({ player, locale }: PlayerCall<object>): Promise<OutputOf<typeof loyalty.getinfo>> {
    const { uid } = player;
    const { earned, level } = await findStanding(this.database, uid);
    const character = characters.find(({ id }) => id === player.character_id);
    const frame = await wornFrame(this.database, uid);
    return {
      id: programAt(this.clock.now()).sysname,
      is_active: true,
      points: (await findPoints(this.database, uid)).toString(),
      earned: earned.toString(),
      level,
      character: character === undefined ? null : presentCharacter(character, locale, this.vendorsUrl),
      levels: levels.map((one, index) => ({
        level: one.level,
        sysname: one.sysname,
        name: one.names[locale],
        image: `${this.vendorsUrl}${one.image}`,
        is_reached: one.level <= level,
        progress: {
          minValue: one.from.toString(),
          maxValue: levels[index + 1]?.from.toString() ?? null,
          expCount: earned.toString(),
        },
      })),
      pointsAlias: pointsAlias[locale],
      frame,
      frame_image: frame === '' ? '' : `${this.vendorsUrl}/art/frames/${frame}.svg`,
      uid: Number(uid),
    };
  }

  async history({
    player,
    locale,
    input: { cursor, count },
  }: PlayerCall<InputOf<typeof loyalty.gethistory>>): Promise<OutputOf<typeof loyalty.gethistory>> {
    if (cursor !== '' && !CURSOR.test(cursor)) throw invalidField('cursor', 'wrongField');
    const before = cursor === '' ? null : BigInt(cursor);
    const rows = await findChanges(this.database, player.uid, before, count + 1);
    const shown = rows.slice(0, count);
    return {
      items: shown.map((row) => presentChange(row, locale)),
      next: rows.length > count ? (shown.at(-1)?.id.toString() ?? '') : '',
    };
  }

  /** 7-85 */
  async list(call: Call<InputOf<typeof loyalty.getPrograms>>): Promise<OutputOf<typeof loyalty.getPrograms>> {
    const { offset, limit } = call.input;
    const items = programs.slice(offset, offset + limit).map((one) => presentProgram(one, this.viewing(call)));
    return { items, offset, limit, total: programs.length };
  }

  /** 7-86 */
  async one(call: Call<InputOf<typeof loyalty.getProgram>>): Promise<OutputOf<typeof loyalty.getProgram>> {
    const program = programs.find(({ sysname }) => sysname === call.input.sysname);
    if (program === undefined) throw invalidField('sysname', 'unknownProgram');
    const viewing = this.viewing(call);
    return {
      ...presentProgram(program, viewing),
      rates: presentRates(program, viewing),
      levels: levels.map((level) => presentLevel(level, viewing)),
      landscape: {
        wide: `${this.vendorsUrl}/art/loyalty/way-wide.svg`,
        phone: `${this.vendorsUrl}/art/loyalty/way-phone.svg`,
      },
    };
  }

  private viewing({ player, locale }: Pick<Call<object>, 'player' | 'locale'>): Viewing {
    const currency = player?.currency ?? defaultCurrency;
    return { locale, currency, vendorsUrl: this.vendorsUrl, now: this.clock.now() };
  }
}
