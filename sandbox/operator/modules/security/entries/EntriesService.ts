import type { ContactType } from '../../../../../src/contract/base/contactTypes.ts';
import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { entries } from '../../../../../src/contract/security/entries.ts';
import type { Sql } from '../../../../database/database.ts';
import { invalidField } from '../../../OperatorError.ts';
import type { PlayerCall } from '../../../edge/handlers.ts';
import type { OperatorCore } from '../../../module.ts';
import { dropContact } from '../../../players/heldContacts.ts';
import { lockPlayer, readPlayer } from '../../../players/findPlayer.ts';
import { releaseEntry } from '../../../players/heldEntries.ts';
import type { Entry } from '../../../players/heldEntries.ts';
import type { Player } from '../../../players/player.ts';
import { deleteIdentity, socialServices } from '../../auth/social/module.ts';
import { dropTelegram } from '../../telegram/telegramLink/module.ts';
import type { PasskeysFace } from '../passkeys/module.ts';
import { isOpenWithout, listWaysIn } from './waysIn.ts';
import type { WayIn } from './waysIn.ts';

/** Ids of different kinds must not meet in one list. */
const outerId = ({ kind, id }: Entry): string => `${kind}:${id}`;

/** A player's ways in besides the password: their list, and what becomes of those that a new password has held. */
export class EntriesService {
  constructor(
    private readonly core: Pick<OperatorCore, 'config' | 'database' | 'sessions' | 'proofs' | 'excluded'>,
    private readonly passkeys: Pick<PasskeysFace, 'drop'>,
  ) {}

  async list({ player }: PlayerCall<object>): Promise<OutputOf<typeof entries.list>> {
    const { database } = this.core;
    const ways = await listWaysIn(database, player);
    const items = [];
    for (const way of ways)
      items.push({
        id: outerId(way.entry),
        kind: way.entry.kind,
        name: this.nameOf(way),
        created_at: way.createdAt?.toISOString() ?? null,
        last_used_at: way.lastUsedAt?.toISOString() ?? null,
        is_held: way.isHeld,
        can_remove: await isOpenWithout(database, player.uid, ways, way),
      });
    return { items };
  }

  confirm(call: PlayerCall<InputOf<typeof entries.confirm>>): Promise<1> {
    const { player, input } = call;
    return this.core.database.transaction(async (tx) => {
      await this.core.proofs.demandIn(tx, call);
      const { way } = await this.demandWay(tx, player, input.id);
      await releaseEntry(tx, player.uid, way.entry);
      return 1 as const;
    });
  }

  remove(call: PlayerCall<InputOf<typeof entries.remove>>): Promise<1> {
    const { player, input } = call;
    return this.core.database.transaction(async (tx) => {
      await this.core.proofs.demandIn(tx, call);
      const { way, ways } = await this.demandWay(tx, player, input.id);
      if (!(await isOpenWithout(tx, player.uid, ways, way))) throw invalidField('id', 'onlyWayIn');
      await this.drop(tx, call, way);
      return 1 as const;
    });
  }

  /** With its held row, which each owner deletes together with the link, and the sessions that it has opened. */
  private async drop(tx: Sql, call: PlayerCall<object>, { entry, identity }: WayIn): Promise<void> {
    const { player, session } = call;
    if (identity !== null) {
      await deleteIdentity(tx, this.core.excluded, player.uid, identity);
      await this.core.sessions.endEntered(tx, player.uid, entry, session.id);
    } else if (entry.kind === 'telegram')
      await dropTelegram(tx, this.core, { session, player: { ...player, telegram_id: BigInt(entry.id) } });
    else if (entry.kind === 'email' || entry.kind === 'phone') await this.dropContact(tx, player.uid, entry.kind);
    else await this.passkeys.drop(tx, call, entry.id);
  }

  private async dropContact(tx: Sql, uid: bigint, type: ContactType): Promise<void> {
    const player = await readPlayer(tx, uid);
    const value = player[type];
    if (value !== null && player[`${type}_confirmed_at`] !== null)
      await this.core.excluded.keepLeft(tx, uid, { type, value });
    await dropContact(tx, player, type, this.core.excluded);
  }

  /** Locks the player: of two removals at once the second sees what the first has left. */
  private async demandWay(tx: Sql, { uid }: Player, id: string) {
    const player = await lockPlayer(tx, uid);
    const ways = player === null ? [] : await listWaysIn(tx, player);
    const way = ways.find(({ entry }) => outerId(entry) === id);
    if (way === undefined) throw invalidField('id', 'wrongField');
    return { way, ways };
  }

  private nameOf({ entry, identity }: WayIn): string {
    if (identity === null) return entry.kind === 'passkey' ? '' : entry.id;
    const service = socialServices(this.core.config).find(({ issuer }) => issuer === identity.issuer);
    return service?.id ?? identity.issuer;
  }
}
