import type { EventName, EventPayload, MethodName, MethodParams } from '@tma.js/bridge';

/** Methods that the SDK's types do not know yet. */
interface NewerMethods {
  readonly web_app_request_chat: { readonly req_id: string };
}

/** Their answers. */
interface NewerEvents {
  readonly requested_chat_sent: { readonly req_id: string };
  readonly requested_chat_failed: { readonly req_id: string; readonly error?: string };
}

export type HostMethodName = MethodName | keyof NewerMethods;
export type HostMethodParams<M extends HostMethodName> = M extends MethodName
  ? MethodParams<M>
  : M extends keyof NewerMethods
    ? NewerMethods[M]
    : never;

export type HostEventName = EventName | keyof NewerEvents;
export type HostEventPayload<E extends HostEventName> = E extends EventName
  ? EventPayload<E>
  : E extends keyof NewerEvents
    ? NewerEvents[E]
    : never;

/** The version that each of these methods came in, as Telegram documents it. */
export const newerReleases: Readonly<Record<keyof NewerMethods, string>> = { web_app_request_chat: '9.6' };

export const isNewer = (method: string): method is keyof NewerMethods => Object.hasOwn(newerReleases, method);
