import { compareVersions, on, postToHost } from './sdk.ts';

/** The methods that the SDK does not know yet, with their parameters. */
interface NewerMethods {
  readonly web_app_request_chat: { readonly req_id: string };
}

/** The version that each came in, as Telegram documents it. */
const releases: Readonly<Record<keyof NewerMethods, string>> = { web_app_request_chat: '9.6' };

/** Whether a host of this version knows such a method: `supports` of the SDK says no to all of them. */
export const supportsNewer = (method: keyof NewerMethods, version: string): boolean =>
  compareVersions(version, releases[method]) >= 0;

/** Posts such a method in the SDK's envelope, to its target. May throw, as the SDK's own do. */
export function postNewer<Method extends keyof NewerMethods>(method: Method, params: NewerMethods[Method]): void {
  const post = postToHost as (name: string, params: object) => void;
  post(method, params);
}

/** Listens to events that the SDK has no type for; it passes on all that the host sends. */
export function onNewer(names: readonly string[], listener: (name: string, payload: unknown) => void): () => void {
  return on('*', ({ name, payload }: { readonly name: string; readonly payload?: unknown }) => {
    if (names.includes(name)) listener(name, payload);
  });
}
