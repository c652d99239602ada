import { createHmac, randomBytes } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { passkeys } from '../../../../../src/contract/security/passkeys.ts';
import type { Sql } from '../../../../database/database.ts';
import { demandActive, invalidField, unauthorised } from '../../../OperatorError.ts';
import type { Caller, PlayerCall } from '../../../edge/handlers.ts';
import type { OperatorCore } from '../../../module.ts';
import { handOver } from '../../../sessions/handOver.ts';
import type { Player } from '../../../players/player.ts';
import type { SignIns } from '../../auth/auth/module.ts';
import { writtenTime } from '../../outbox/module.ts';
import type { OutboxFace } from '../../outbox/module.ts';
import {
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listOpen,
  listPasskeys,
  notePasskeyUse,
  takeChallenge,
} from './passkeyRepository.ts';
import type { PasskeyChallenge, StoredPasskey } from './passkeyRepository.ts';
import { readAssertion, readAttestation } from './readCredential.ts';
import type { Assertion } from './readCredential.ts';
import { holdPlayer } from '../../../players/findPlayer.ts';
import { entryHeld, passkeyEntry } from '../../../players/heldEntries.ts';

type SignedIn = OutputOf<typeof passkeys.signIn>;
type Options = OutputOf<typeof passkeys.signInOptions>;

const RP_NAME = 'Croupier';
const CHALLENGE_MS = 5 * 60_000;
const MOST = 10;

const refused = () => unauthorised('The passkey was not accepted');

/**
 * Passkeys as a way to sign in, and to prove oneself again while signed in. The device must verify its user (fingerprint, face or PIN), so that a passkey is two
 * factors by itself.
 */
export class PasskeyService {
  constructor(
    private readonly deps: Pick<OperatorCore, 'config' | 'database' | 'clock' | 'sessions' | 'proofs'>,
    private readonly signIns: Pick<SignIns, 'open'>,
    private readonly outbox: Pick<OutboxFace, 'tell'>,
  ) {}

  async registerOptions(call: PlayerCall<object>): Promise<Options> {
    const { player } = call;
    await this.deps.proofs.demand(call);
    const known = await listPasskeys(this.deps.database, player.uid);
    const options = await generateRegistrationOptions({
      rpName: RP_NAME,
      rpID: this.rpId,
      userName: player.login,
      userID: this.userHandle(player.uid),
      challenge: await this.newChallenge({ purpose: 'register', uid: player.uid }),
      timeout: CHALLENGE_MS,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { options: JSON.stringify(options) };
  }

  async register(call: PlayerCall<{ readonly credential: string }>): Promise<1> {
    const { database, clock, config, proofs } = this.deps;
    const { player } = call;
    const response = readAttestation(call.input.credential);
    // Before the challenge is used up: the same answer is sent again with the proof.
    await proofs.demand(call);
    if (response === null) throw invalidField('credential', 'wrongField');
    const result = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => this.take(challenge, { purpose: 'register', uid: player.uid }),
      expectedOrigin: [...config.siteOrigins],
      expectedRPID: this.rpId,
      requireUserVerification: true,
    }).catch(() => null);
    if (result?.verified !== true) throw invalidField('credential', 'wrongField');
    const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
    const passkey: StoredPasskey = {
      id,
      uid: player.uid,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter: BigInt(counter),
      transports,
    };
    const isAdded = await database.transaction(async (tx) => {
      await proofs.demandIn(tx, call);
      if (!(await insertPasskey(tx, passkey, MOST, clock.now()))) return false;
      await this.tellOwner(tx, player, true);
      return true;
    });
    if (!isAdded) throw invalidField('credential', 'passkeyLimit', { max: MOST });
    return 1;
  }

  async signInOptions(): Promise<Options> {
    const options = await generateAuthenticationOptions({
      rpID: this.rpId,
      challenge: await this.newChallenge({ purpose: 'sign_in', uid: null }),
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    });
    return { options: JSON.stringify(options) };
  }

  async signIn(credential: string, caller: Caller): Promise<SignedIn> {
    const { database, clock, sessions } = this.deps;
    const assertion = readAssertion(credential);
    if (assertion === null) throw refused();
    const passkey = await findPasskey(database, assertion.id);
    const counter = await this.verify(assertion, passkey, { purpose: 'sign_in', uid: null });
    if (passkey === null || counter === null) throw refused();
    const { uid } = passkey;
    const opened = await database.transaction(async (tx) => {
      demandActive((await holdPlayer(tx, uid))?.status ?? 'deleted');
      const use = await notePasskeyUse(tx, passkey, counter, clock.now());
      if (use !== 'noted') throw use === 'held' ? entryHeld() : refused();
      if (caller.session !== null) await sessions.end(tx, caller.session.id, 'replaced');
      return this.signIns.open(tx, caller, { uid, kind: 'web', entry: passkeyEntry(passkey.id) });
    });
    return { status: 'OK', payload: handOver(caller, opened) };
  }

  async list(player: Player): Promise<OutputOf<typeof passkeys.list>> {
    const rows = await listPasskeys(this.deps.database, player.uid);
    return {
      items: rows.map(({ id, created_at, last_used_at }) => ({
        id,
        created_at: created_at.toISOString(),
        last_used_at: last_used_at?.toISOString() ?? null,
      })),
    };
  }

  async remove(call: PlayerCall<{ readonly id: string }>): Promise<1> {
    const { input } = call;
    const isGone = await this.deps.database.transaction(async (tx) => {
      await this.deps.proofs.demandIn(tx, call);
      return this.drop(tx, call, input.id);
    });
    if (!isGone) throw invalidField('id', 'wrongField');
    return 1;
  }

  /** The same in the caller's transaction, with the sessions that it has opened; false if the player has none such. */
  async drop(tx: Sql, { player, session }: PlayerCall<object>, id: string): Promise<boolean> {
    if (!(await deletePasskey(tx, player.uid, id))) return false;
    await this.deps.sessions.endEntered(tx, player.uid, passkeyEntry(id), session.id);
    await this.tellOwner(tx, player, false);
    return true;
  }

  /** The challenge for a signed-in player, who proves with one of their own passkeys that it is them. */
  async proofOptions(uid: bigint): Promise<Options> {
    const known = await listOpen(this.deps.database, uid);
    const options = await generateAuthenticationOptions({
      rpID: this.rpId,
      challenge: await this.newChallenge({ purpose: 'prove', uid }),
      timeout: CHALLENGE_MS,
      userVerification: 'required',
      allowCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    });
    return { options: JSON.stringify(options) };
  }

  /** Throws InvalidParameterException at `credential` unless it is the answer of one of the player's passkeys. */
  async demand(uid: bigint, credential: string): Promise<void> {
    const { database, clock } = this.deps;
    const assertion = readAssertion(credential);
    const passkey = assertion === null ? null : await findPasskey(database, assertion.id);
    const isOwn = assertion !== null && passkey?.uid === uid;
    const counter = isOwn ? await this.verify(assertion, passkey, { purpose: 'prove', uid }) : null;
    if (passkey === null || counter === null) throw invalidField('credential', 'wrongField');
    const use = await database.transaction((tx) => notePasskeyUse(tx, passkey, counter, clock.now()));
    if (use !== 'noted') throw invalidField('credential', 'wrongField');
  }

  private tellOwner(tx: Sql, player: Player, isAdded: boolean): Promise<void> {
    const params = { at: writtenTime(this.deps.clock.now(), player.locale), isAdded };
    return this.outbox.tell(tx, player, { kind: 'passkey_changed', params, path: '/profile/security' });
  }

  /** The new count of uses; null if the assertion does not hold. A challenge that is looked at is used up. */
  private async verify(
    response: Assertion,
    passkey: StoredPasskey | null,
    challenge: PasskeyChallenge,
  ): Promise<bigint | null> {
    const { config } = this.deps;
    if (passkey === null) return null;
    const { userHandle } = response.response;
    const handle = Buffer.from(this.userHandle(passkey.uid)).toString('base64url');
    if (userHandle !== undefined && userHandle !== handle) return null;
    const result = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (id) => this.take(id, challenge),
      expectedOrigin: [...config.siteOrigins],
      expectedRPID: this.rpId,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: Number(passkey.counter),
      },
      requireUserVerification: true,
    }).catch(() => null);
    return result?.verified === true ? BigInt(result.authenticationInfo.newCounter) : null;
  }

  /** WebAuthn's relying party: the host of the site. */
  private get rpId(): string {
    return new URL(this.deps.config.siteUrl).hostname;
  }

  /** What devices store of the player: a pseudonym that says nothing outside of this operator. */
  private userHandle(uid: bigint): Uint8Array<ArrayBuffer> {
    const { codesSecret } = this.deps.config;
    return new Uint8Array(createHmac('sha256', codesSecret).update(`passkey user ${uid}`).digest());
  }

  private async newChallenge(challenge: PasskeyChallenge): Promise<Uint8Array<ArrayBuffer>> {
    const { database, clock } = this.deps;
    const bytes = new Uint8Array(randomBytes(32));
    await insertChallenge(database, Buffer.from(bytes).toString('base64url'), challenge, clock.in(CHALLENGE_MS));
    return bytes;
  }

  private take(id: string, challenge: PasskeyChallenge): Promise<boolean> {
    return takeChallenge(this.deps.database, id, challenge, this.deps.clock.now());
  }
}
