import { createHmac } from 'node:crypto';
import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { cashier } from '../../../../../src/contract/cashier/cashier.ts';
import type { Sql } from '../../../../database/database.ts';
import { isSameText } from '../../../../isSameText.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import type { Player } from '../../../players/player.ts';
import type { RequirementsFace } from '../../verification/requirements/module.ts';
import type { DepositDesk } from '../deposits/DepositDesk.ts';
import type { WithdrawalMethod } from '../methods.ts';
import type { Destination } from './Destinations.ts';

type Listed = OutputOf<typeof cashier.getwithdrawsettings>['destinations'][number];

const PREFIX = 'card.';

/**
 * Cards that the player has paid with and the vendor has kept, as destinations. Their numbers are the vendor's alone: it
 * is told the id of a card, and refuses one that is not this player's. Where destinations are checked, a number has to
 * be typed: what was found out about a card is found again by its number only.
 */
export class PaidCards {
  constructor(
    private readonly deps: Pick<OperatorDeps, 'config' | 'database'>,
    private readonly desk: Pick<DepositDesk, 'savedCards'>,
    private readonly requirements: Pick<RequirementsFace, 'destination'>,
  ) {}

  /** Asks the vendor: not for a transaction. None while the vendor does not answer. */
  async list(player: Player, methods: readonly WithdrawalMethod[]): Promise<readonly Listed[]> {
    const method = methods.find(takesCards);
    if (method === undefined || (await this.areChecked(this.deps.database, player))) return [];
    return (await this.desk.savedCards(player)).map(({ id, mask, paid_at }) => ({
      id: this.nameOf(player.uid, id, mask),
      method: method.sysname,
      requisites: mask,
      holder: '',
      status: 'ready',
      until: null,
      paid_at,
    }));
  }

  /** The card that a destination names; undefined if it names none, null if it cannot be used. */
  async read(
    sql: Sql,
    player: Player,
    method: WithdrawalMethod,
    destination: string,
  ): Promise<Destination | null | undefined> {
    if (!destination.startsWith(PREFIX)) return undefined;
    const [id = '', mask = ''] = destination.slice(PREFIX.length).split('.').map(decoded);
    const isOwn = isSameText(destination, this.nameOf(player.uid, id, mask));
    if (!isOwn || !takesCards(method) || (await this.areChecked(sql, player))) return null;
    return { method, requisites: mask, holder: '', mask, savedCard: id };
  }

  /** Signed for its player, so that the vendor need not be asked again for what is shown of it. */
  private nameOf(uid: bigint, id: string, mask: string): string {
    const text = ['paid card', uid.toString(), id, mask].join('\n');
    const signature = createHmac('sha256', this.deps.config.requisitesSecret).update(text).digest('base64url');
    return PREFIX + [encoded(id), encoded(mask), signature].join('.');
  }

  private async areChecked(sql: Sql, player: Player): Promise<boolean> {
    return (await this.requirements.destination(sql, player, null)) !== null;
  }
}

const encoded = (text: string): string => Buffer.from(text).toString('base64url');
const decoded = (text: string): string => Buffer.from(text, 'base64url').toString();

const takesCards = ({ kind }: WithdrawalMethod): boolean => kind === 'hosted';
