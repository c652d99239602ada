import { randomBytes } from 'node:crypto';
import type { InputOf, OutputOf } from '../../../../../../src/contract/index.ts';
import type { social } from '../../../../../../src/contract/auth/social.ts';
import type { Sql } from '../../../../../database/database.ts';
import { invalidField } from '../../../../OperatorError.ts';
import type { Call } from '../../../../edge/handlers.ts';
import type { OperatorCore } from '../../../../module.ts';
import { newToken, tokenId } from '../../../../sessions/tokens.ts';
import type { TelegramUser } from '../../../../sessions/verifyInitData.ts';
import type { AuthFace } from '../../auth/module.ts';
import type { TelegramLinkFace } from '../../../telegram/telegramLink/module.ts';
import { asRefusal, shortLogin } from '../../../telegram/telegramLink/module.ts';
import { entryOf, findBySubject, hasIdentity } from '../identityRepository.ts';
import type { VouchedPerson } from '../OpenIdClients.ts';
import type { SecondStep } from '../SecondStep.ts';
import type { SocialService } from '../services.ts';
import type { SocialSignIn } from '../SocialSignIn.ts';
import { findOpened, insertTicket, moveTicket, openTicket, setPerson } from './ticketRepository.ts';
import type { Ticket, TicketState } from './ticketRepository.ts';
import type { OwnTicket, TicketEntry } from './TicketEntry.ts';
import { readPlayer } from '../../../../players/findPlayer.ts';
import { outsideLogin, outsideName } from '../../../../players/outsideNames.ts';
import { isHeld } from '../../../../players/heldEntries.ts';

type Taken = OutputOf<typeof social.takesocial>;

/** Time for the way to the service and back, and again for the app to take the answer, in ms. */
export const TICKET_MS = 10 * 60_000;

interface Deps {
  readonly core: Pick<OperatorCore, 'config' | 'database' | 'clock' | 'throttle' | 'limits'>;
  readonly services: readonly SocialService[];
  readonly launches: Pick<AuthFace['launches'], 'recognise'>;
  readonly links: Pick<TelegramLinkFace, 'isUnused'>;
  readonly signIn: Pick<SocialSignIn, 'playerOf' | 'demandNew'>;
  readonly secondStep: Pick<SecondStep, 'challenge'>;
  readonly entry: TicketEntry;
}

/**
 * Signs a messenger's user in at a service, through the browser outside of the messenger. The app opens a ticket, the
 * browser answers it, and the app takes the answer: who stands behind each of the two is proven there.
 */
export class Tickets {
  constructor(private readonly deps: Deps) {}

  async open({ input, locale, addressHash }: Call<InputOf<typeof social.opensocial>>) {
    const { core, services, launches } = this.deps;
    const { database, clock, config, throttle, limits } = core;
    if (!services.some(({ id }) => id === input.service)) throw invalidField('service', 'wrongField');
    await throttle.hit([{ key: `social:${addressHash}`, most: limits.signInsPerAddress }]);
    const [id, secret] = [randomBytes(9).toString('hex'), newToken()];
    await database.transaction(async (tx) => {
      const { uid, user } = await launches.recognise(tx, input.payload);
      if (uid !== null && !(await this.mayLeave(tx, uid))) throw invalidField('payload', 'accountInUse');
      await insertTicket(tx, {
        id,
        secret: tokenId(secret),
        telegram_id: user.id,
        user_name: `${outsideName(user.firstName)} ${outsideName(user.lastName)}`.trim(),
        user_handle: handleOf(user),
        service: input.service,
        locale,
        expires_at: clock.in(TICKET_MS),
      });
    });
    return { id, address: `${config.siteUrl}/oauth/telegram?${new URLSearchParams({ ticket: secret })}` };
  }

  /** The ticket that a browser opens; null unless it is the first one and in time. */
  opened(secret: string, browser: string): Promise<Ticket | null> {
    return openTicket(this.deps.core.database, tokenId(secret), tokenId(browser), this.deps.core.clock.now());
  }

  ofBrowser(id: string, browser: string): Promise<Ticket | null> {
    return findOpened(this.deps.core.database, id, tokenId(browser), this.deps.core.clock.now());
  }

  /** The service's answer has arrived in the browser. */
  async answered(id: string, answer: VouchedPerson | 'cancelled' | 'failed', addressHash: string): Promise<void> {
    const { core, signIn } = this.deps;
    const end = (to: TicketState) => moveTicket(core.database, id, { from: 'waiting', to });
    if (typeof answer === 'string') return void (await end(answer));
    const known = await findBySubject(core.database, answer);
    if (known !== null && known.status !== 'active') return void (await end(known.status));
    if (known !== null && (await isHeld(core.database, known.uid, entryOf(answer)))) return void (await end('held'));
    if (known === null && !(await signIn.demandNew(addressHash))) return void (await end('closed'));
    await setPerson(core.database, id, answer);
  }

  /** How the account that somebody is about to enter is shown; null for a new one. */
  async shownAccount({ person }: Ticket): Promise<string | null> {
    const known = person === null ? null : await findBySubject(this.deps.core.database, person);
    return known === null ? null : shortLogin(await readPlayer(this.deps.core.database, known.uid));
  }

  async agree(id: string, isAgreed: boolean): Promise<void> {
    const { database, clock } = this.deps.core;
    await moveTicket(database, id, { from: 'asking', to: isAgreed ? 'agreed' : 'cancelled' }, clock.in(TICKET_MS));
  }

  async take(call: Call<InputOf<typeof social.takesocial>>): Promise<Taken> {
    const { core, entry } = this.deps;
    const { payload, id } = call.input;
    return core.database.transaction(async (tx): Promise<Taken> => {
      const own = await entry.find(tx, payload, id);
      if (own === null) return plain('EXPIRED');
      const { person, state } = own.ticket;
      if (state !== 'agreed' || person === null) return plain(stateWords[state]);
      return this.enter(tx, call, own, person);
    });
  }

  private async enter(tx: Sql, call: Call<object>, own: OwnTicket, person: VouchedPerson): Promise<Taken> {
    const { signIn, entry, secondStep } = this.deps;
    const { ticket } = own;
    const { uid, status } = await signIn
      .playerOf(tx, person, ticket.service, ticket.locale)
      .catch(asRefusal('unavailable'));
    if (status !== 'active') {
      await moveTicket(tx, ticket.id, { from: 'agreed', to: status });
      return plain(stateWords[status]);
    }
    const challenge = await secondStep.challenge(tx, uid, { ticket: ticket.id });
    if (challenge !== null) return { status: 'SECOND_FACTOR', challenge, payload: null };
    return { status: 'OK', challenge: '', payload: await entry.enter(tx, call, own, uid) };
  }

  /** An account that nobody would miss, or one that the service's person may turn out to be in already. */
  private async mayLeave(tx: Sql, uid: bigint): Promise<boolean> {
    return (await this.deps.links.isUnused(tx, uid)) || (await hasIdentity(tx, uid));
  }
}

const stateWords = {
  waiting: 'WAITING',
  asking: 'WAITING',
  agreed: 'WAITING',
  taken: 'TAKEN',
  cancelled: 'CANCELLED',
  failed: 'FAILED',
  closed: 'CLOSED',
  banned: 'BANNED',
  deleted: 'DELETED',
  held: 'HELD',
} as const satisfies Readonly<Record<TicketState, Taken['status']>>;

const plain = (status: Taken['status']): Taken => ({ status, challenge: '', payload: null });

/** What nobody else has: a name alone could be that of the reader. */
function handleOf({ username, id }: TelegramUser): string {
  const name = outsideLogin(username);
  return name === '' ? `ID ${id}` : `@${name}`;
}
