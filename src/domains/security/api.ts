import type { ContactType } from '../../contract/base/contactTypes.ts';
import type { CallOutput } from '../../contract/index.ts';
import type { StoreDeps } from '../../kernel/stores.ts';
import type { Call } from '../../lib/call.ts';

export type FactorKind = 'authenticator' | 'contact';

/** How two-factor sign-in stands. */
export interface TwoFactor {
  /** Null: it is off. */
  readonly kind: FactorKind | null;
  /** Where codes are sent, shortened; empty for an authenticator. */
  readonly contact: string;
  readonly recoveryCodesLeft: number;
  /** The contacts that codes could be sent to, shortened. */
  readonly contacts: readonly { readonly channel: ContactType; readonly contact: string }[];
}

/** A change that was started and awaits its code. */
export interface StartedChange {
  readonly kind: FactorKind;
  /** Of an authenticator that is switched on: what its app needs. */
  readonly secret: string | null;
  readonly uri: string | null;
  /** Where the code was sent, shortened; empty if none was. */
  readonly contact: string;
  /** False: a code that was sent before is still awaited. */
  readonly isSent: boolean;
  readonly resendTime: number;
}

export interface FactorWish {
  readonly enable: boolean;
  readonly type?: FactorKind;
  readonly channel?: ContactType;
}

export interface Passkey {
  readonly id: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** Every change names its player: another one may have signed in in this browser since. */
export function createSecurityApi(call: Call, session: Pick<StoreDeps['session'], 'uid'>) {
  const own = () => ({ player: session.uid });
  return {
    twoFactor: async (): Promise<TwoFactor> => parseTwoFactor(await call('GET account.getTwoFactorAuth', {})),
    /** 7-8 */
    change: async (wish: FactorWish): Promise<StartedChange> =>
      parseStarted(await call('POST account.changeTwoFactorAuth', wish, own())),
    /** 7-10. Returns the recovery codes; none after switching off. */
    confirm: async (code: string): Promise<readonly string[]> =>
      (await call('POST account.confirmTwoFactorAuth', { code }, own())).recovery_codes,
    passkeys: async (): Promise<readonly Passkey[]> => parsePasskeys(await call('GET passkeys.list', {})),
    passkeyOptions: async () => (await call('POST passkeys.registerOptions', {}, own())).options,
    addPasskey: (credential: string) => call('POST passkeys.register', { credential }, own()),
    removePasskey: (id: string) => call('POST passkeys.remove', { id }, own()),
  };
}

export type SecurityApi = ReturnType<typeof createSecurityApi>;

const parseTwoFactor = (wire: CallOutput<'GET account.getTwoFactorAuth'>): TwoFactor => ({
  kind: wire.type,
  contact: wire.contact,
  recoveryCodesLeft: wire.recovery_codes_left,
  contacts: wire.contacts,
});

const parsePasskeys = ({ items }: CallOutput<'GET passkeys.list'>): readonly Passkey[] =>
  items.map((item) => ({ id: item.id, createdAt: item.created_at, lastUsedAt: item.last_used_at }));

const parseStarted = (wire: CallOutput<'POST account.changeTwoFactorAuth'>): StartedChange => ({
  kind: wire.type,
  secret: wire.secret,
  uri: wire.uri,
  contact: wire.contact,
  isSent: wire.is_sent,
  resendTime: wire.resend_time,
});
