import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  customFetch,
  discovery,
} from 'openid-client';
import type { Configuration } from 'openid-client';
import { FLOW_MS } from './flowCookie.ts';
import type { SocialService } from './services.ts';

/** Longest wait for a service's answer, in seconds. */
const TIMEOUT_SECONDS = 10;

/** The secrets of one sign-in, which bind its way back to its beginning. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** A person as a service has vouched for them. */
export interface VouchedPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
  /** Null unless the service has verified the address. */
  readonly email: string | null;
}

/** The casino as a client of its services: code flow with PKCE, state and nonce. */
export class OpenIdClients {
  private readonly known = new Map<string, Promise<Configuration>>();

  constructor(
    private readonly fetch: typeof globalThis.fetch,
    private readonly redirectUri: string,
  ) {}

  /** Where the browser goes to sign in. Throws if the service does not answer. */
  async address(service: SocialService, { state, nonce, codeVerifier }: FlowSecrets, isProof = false): Promise<URL> {
    return buildAuthorizationUrl(await this.client(service), {
      redirect_uri: this.redirectUri,
      scope: 'openid email profile',
      // On a shared device nobody should enter another person's account unasked; and a session at the service proves
      // as little as one here.
      ...(isProof ? { prompt: 'login', max_age: '0' } : { prompt: 'select_account' }),
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
  }

  /** Exchanges the code in the returning address. Throws AuthorizationResponseError if the service has refused. */
  async person(service: SocialService, returned: URL, secrets: FlowSecrets, isProof = false): Promise<VouchedPerson> {
    const tokens = await authorizationCodeGrant(await this.client(service), returned, {
      pkceCodeVerifier: secrets.codeVerifier,
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      idTokenExpected: true,
      ...(isProof ? { maxAge: FLOW_MS / 1000 } : {}),
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new Error(`${service.id} sent no identity token`);
    const { iss: issuer, sub: subject, name, email, email_verified: isVerified } = claims;
    return {
      issuer,
      subject,
      name: typeof name === 'string' ? name : '',
      email: typeof email === 'string' && isVerified === true ? email : null,
    };
  }

  /** The service's own description, fetched once; after a failure it is fetched again. */
  private client(service: SocialService): Promise<Configuration> {
    const known = this.known.get(service.id);
    if (known !== undefined) return known;
    const { issuer, clientId, clientSecret } = service;
    const asking = discovery(
      new URL(issuer),
      clientId,
      // The services here sign with this algorithm; without it the library expects RS256.
      { id_token_signed_response_alg: 'ES256' },
      ClientSecretBasic(clientSecret),
      {
        timeout: TIMEOUT_SECONDS,
        // Its bodies are forms; the library's type also has kinds that it never sends.
        [customFetch]: (url, options) => this.fetch(url, options as RequestInit),
        // The sandbox's services are on this machine, without TLS.
        execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
      },
    );
    this.known.set(service.id, asking);
    asking.catch(() => this.known.delete(service.id));
    return asking;
  }
}
