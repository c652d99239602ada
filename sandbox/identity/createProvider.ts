import type { Configuration } from 'oidc-provider';
import { Prompt, base } from 'oidc-provider/lib/helpers/interaction_policy/index.js';
import { Provider } from 'oidc-provider/lib/provider.js';
import type { Database } from '../database/database.ts';
import { DatabaseAdapter } from './DatabaseAdapter.ts';
import type { ServiceKeys } from './keys.ts';
import { errorPage } from './page/errorPage.ts';
import { pageHeaders } from './page/pageHeaders.ts';
import { findPerson } from './peopleRepository.ts';
import { CLIENT_ID } from './services.ts';
import type { IdentityService } from './services.ts';

export interface ProviderOptions {
  readonly database: Database;
  readonly service: IdentityService;
  readonly issuer: string;
  readonly keys: ServiceKeys;
  /** The casino's secret at this service. */
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
}

/** Lifetimes in seconds. A sign-in takes ten minutes at most, as the casino's side of it does. */
const lifetimes = {
  AccessToken: 600,
  AuthorizationCode: 60,
  Grant: 3_600,
  IdToken: 600,
  Interaction: 600,
  Session: 3_600,
};

/** Asks who is signing in at every request for it, though a session is open: the only way to try another person. */
function policy(): ReturnType<typeof base> {
  const prompts = base();
  prompts.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  return prompts;
}

/** One service as an OpenID provider: the code flow with PKCE, for the casino alone. */
export function createProvider(options: ProviderOptions): Provider {
  const { database, service, issuer, keys, clientSecret, redirectUris } = options;
  const prefix = `identity_${service.id}`;
  const configuration: Configuration = {
    adapter: (model: string) => new DatabaseAdapter(database, service.id, model),
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: [...redirectUris],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...keys.signing_key, kty: 'EC' }] },
    cookies: {
      keys: [keys.cookie_key],
      names: { session: `${prefix}_session`, interaction: `${prefix}_interaction`, resume: `${prefix}_resume` },
      long: { signed: true, sameSite: 'lax', httpOnly: true },
      short: { signed: true, sameSite: 'lax', httpOnly: true },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // The casino reads them from the identity token and needs no second call.
    conformIdTokenClaims: false,
    scopes: ['openid', 'email', 'profile'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    ttl: lifetimes,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    interactions: { policy: policy(), url: (_ctx, { uid }) => `${new URL(issuer).pathname}/interaction/${uid}` },
    async findAccount(_ctx, subject) {
      const person = await findPerson(database, service, subject);
      if (person === undefined) return undefined;
      const { name, email, isEmailVerified } = person;
      return {
        accountId: subject,
        claims: async () => ({
          sub: subject,
          name,
          ...(email === '' ? {} : { email, email_verified: isEmailVerified }),
        }),
      };
    },
    // The casino is no stranger: nobody is asked whether it may know their name.
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId;
      const clientId = oidc.client?.clientId;
      if (accountId === undefined || clientId === undefined) return undefined;
      const grant = new oidc.provider.Grant({ accountId, clientId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError(ctx, out) {
      ctx.set(pageHeaders([]));
      ctx.body = errorPage(service, String(out.error_description ?? out.error));
    },
  };
  const provider = new Provider(issuer, configuration);
  // The address is the issuer's, whatever this process is reached by: the server sets the forwarded headers itself.
  provider.proxy = true;
  return provider;
}
