import { configuredScriptUrl } from './trustedScriptUrl.ts';

type Handler = (payload: unknown) => void;

/** An SDK that is being set up, in the shape of Sumsub's web SDK. */
export interface SdkBuilder {
  withConf(configuration: { readonly lang: string; readonly theme: 'light' | 'dark' }): SdkBuilder;
  on(event: string, handler: Handler): SdkBuilder;
  build(): { launch(container: string): void; destroy?(): void };
}

export interface VerificationSdk {
  init(token: string, refreshToken: () => Promise<string>): SdkBuilder;
}

const provided = (): VerificationSdk | undefined => (globalThis as { snsWebSdk?: VerificationSdk }).snsWebSdk;

let loading: Promise<VerificationSdk> | null = null;

/**
 * Loads the identity verification's web SDK from the address of the site's settings, once. Rejects if there is no
 * address or the script cannot be loaded; another call tries again.
 */
export function loadVerificationSdk(url: string): Promise<VerificationSdk> {
  loading ??= addScript(url).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function addScript(url: string): Promise<VerificationSdk> {
  const known = provided();
  if (known !== undefined) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    // Throws for an empty address, which rejects the promise.
    script.src = configuredScriptUrl(url);
    script.async = true;
    const fail = () => {
      script.remove();
      reject(new Error('the verification SDK was not loaded'));
    };
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const sdk = provided();
      if (sdk === undefined) fail();
      else resolve(sdk);
    });
    document.head.append(script);
  });
}
