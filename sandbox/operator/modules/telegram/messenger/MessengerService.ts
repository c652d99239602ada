import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { messenger } from '../../../../../src/contract/telegram/messenger.ts';
import { winMultiple } from '../../../../../src/shared/play/winMultiple.ts';
import { readStartParam } from '../../../../../src/shared/startParam.ts';
import { deepLink } from '../../../market/deepLink.ts';
import { invalidField } from '../../../OperatorError.ts';
import type { PlayerCall } from '../../../edge/handlers.ts';
import type { OperatorCore } from '../../../module.ts';
import { VendorError } from '../../../vendors/VendorError.ts';
import type { CampaignsFace } from '../../offers/campaigns/module.ts';
import type { ContactsFace } from '../../contacts/module.ts';
import type { ReferralsFace } from '../referrals/module.ts';
import type { BotApi } from './BotApi.ts';
import { CONTACT_MS } from './BotService.ts';
import {
  findContactRequest,
  findGameTitle,
  findSettledRound,
  noteContactRequest,
  setMayWrite,
} from './messengerRepository.ts';
import { sharedMessage } from './sharedMessage.ts';

/** The number of requests for a group to invite to, as the bot knows it. */
const INVITE_REQUEST = 1;
/** Calls of a player within the throttle's window that make the messenger work. */
const MOST_CALLS = 40;

export interface MessengerFaces {
  readonly referrals: ReferralsFace;
  readonly rewards: CampaignsFace['referrals'];
  readonly contacts: Pick<ContactsFace, 'demandShare'>;
}

/** What players do with the messenger from the app. */
export class MessengerService {
  constructor(
    private readonly core: Pick<OperatorCore, 'config' | 'database' | 'clock' | 'throttle' | 'logger' | 'proofs'>,
    private readonly api: BotApi,
    private readonly faces: MessengerFaces,
  ) {}

  async referral({ player }: PlayerCall<object>): Promise<OutputOf<typeof messenger.getReferral>> {
    const { database, config } = this.core;
    const { referrals, rewards } = this.faces;
    const code = await referrals.codeOf(database, player.uid);
    return {
      code,
      link: deepLink(config, { name: 'ref', value: code }),
      count: await referrals.count(database, player.uid),
      reward: await rewards.offered(database, player.currency),
    };
  }

  async prepareShare({
    input,
    player,
    locale,
  }: PlayerCall<InputOf<typeof messenger.prepareShare>>): Promise<OutputOf<typeof messenger.prepareShare>> {
    const { game, kind, round } = input;
    const title = await findGameTitle(this.core.database, game);
    if (title === null || readStartParam(`game_${game}`) === null) throw invalidField('game', 'wrongField');
    const multiple = kind === 'win' ? await this.multipleOf(player.uid, game, round) : null;
    const url = deepLink(this.core.config, { name: 'game', value: game });
    if (player.telegram_id === null) return { id: null, url };
    await this.countCall(player.uid);
    const prepared = await this.tryCall('savePreparedInlineMessage', {
      user_id: Number(player.telegram_id),
      result: sharedMessage({ game, title, multiple, url, locale }),
      allow_user_chats: true,
      allow_group_chats: true,
      allow_channel_chats: true,
    });
    return { id: idOf(prepared), url };
  }

  async prepareInvite({ player }: PlayerCall<object>): Promise<OutputOf<typeof messenger.prepareInvite>> {
    if (player.telegram_id === null) return { id: null };
    await this.countCall(player.uid);
    const prepared = await this.tryCall('savePreparedKeyboardButton', {
      user_id: Number(player.telegram_id),
      button: {
        text: 'Croupier',
        request_chat: {
          request_id: INVITE_REQUEST,
          chat_is_channel: false,
          // It writes the invitation itself.
          bot_is_member: true,
          request_title: true,
        },
      },
    });
    return { id: idOf(prepared) };
  }

  /** In stakes. Throws at `round` if the round is no win of the player's in the game. */
  private async multipleOf(uid: bigint, game: string, round: string): Promise<number> {
    const played = await findSettledRound(this.core.database, uid, game, round);
    const multiple = played === null ? null : winMultiple(played.payout, played.stake);
    if (multiple === null) throw invalidField('round', 'wrongField');
    return multiple;
  }

  /** A chat action is shown to the user for seconds, and refused where the bot may not write. */
  async checkWriteAccess({ player }: PlayerCall<object>): Promise<OutputOf<typeof messenger.checkWriteAccess>> {
    if (player.telegram_id === null) return { may_write: false };
    await this.countCall(player.uid);
    const isTaken = await this.tryCall('sendChatAction', { chat_id: Number(player.telegram_id), action: 'typing' });
    if (isTaken === true) await setMayWrite(this.core.database, player.telegram_id, true, this.core.clock.now());
    return { may_write: isTaken === true };
  }

  /** What is shared later is the answer to this call: so this one is checked as the form's, fresh proof included, and ends with its session. */
  async askContact(call: PlayerCall<object>): Promise<1> {
    const { database, clock } = this.core;
    await this.faces.contacts.demandShare(call);
    await database.transaction(async (tx) => {
      await this.core.proofs.demandIn(tx, call);
      await noteContactRequest(tx, call.player.uid, call.session.id, clock.now());
    });
    return 1;
  }

  async contact({ player }: PlayerCall<object>): Promise<OutputOf<typeof messenger.getContact>> {
    const since = this.core.clock.in(-CONTACT_MS);
    return { status: await findContactRequest(this.core.database, player.uid, since) };
  }

  private async countCall(uid: bigint): Promise<void> {
    await this.core.throttle.hit([{ key: `messenger:${uid}`, most: MOST_CALLS }]);
  }

  private async tryCall(method: string, fields: Readonly<Record<string, unknown>>): Promise<unknown> {
    try {
      return await this.api.call(method, fields);
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      this.core.logger.warn({ err: error, method }, 'the messenger did not take a call');
      return null;
    }
  }
}

const idOf = (prepared: unknown): string | null =>
  typeof prepared === 'object' && prepared !== null && 'id' in prepared && typeof prepared.id === 'string'
    ? prepared.id
    : null;
