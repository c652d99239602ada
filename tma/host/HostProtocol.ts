import { knowsEvent, knowsMethod, releaseOf } from './hostVersions.ts';
import type { PermissionName } from './permissions.ts';
import { deviceHandlers } from './protocol/deviceHandlers.ts';
import type { HostMethodName } from './protocol/newerProtocol.ts';
import type { Handlers, HostProtocolOptions, ProtocolContext, SendEvent } from './protocol/ProtocolContext.ts';
import { questionHandlers } from './protocol/questionHandlers.ts';
import { storageHandlers } from './protocol/storageHandlers.ts';
import { windowHandlers } from './protocol/windowHandlers.ts';

export type { HostProtocolOptions, SendEvent } from './protocol/ProtocolContext.ts';

/** Delay of an answer of a slow host, in ms. */
export const slowAnswerMs = 1_500;

/** The messenger's side of the protocol: handles each method of the app. */
export class HostProtocol {
  private readonly handlers: Handlers;

  constructor(private readonly options: HostProtocolOptions) {
    const context: ProtocolContext = {
      ...options,
      send: this.answer,
      permit: (name, title, message) => this.permit(name, title, message),
    };
    this.handlers = {
      ...windowHandlers(context),
      ...questionHandlers(context),
      ...storageHandlers(context),
      ...deviceHandlers(context),
    };
  }

  /**
   * Why a message of the app gets no answer, for the log; null if it does. Methods that the client does not know, or not
   * yet in its version, are ignored, as in the real one.
   */
  remark(method: string, params: unknown): string | null {
    if (this.handlerOf(method) === null) return 'not known to this client';
    const { version, answers } = this.options.settings();
    if (!knowsMethod(method as HostMethodName, params, version))
      return `not in version ${version} (since ${releaseOf(method as HostMethodName) ?? '?'})`;
    return answers === 'never' ? 'taken, but this host never answers' : null;
  }

  /** Handles one message of the app. */
  receive(method: string, params: unknown): void {
    const handler = this.handlerOf(method);
    if (handler !== null && knowsMethod(method as HostMethodName, params, this.options.settings().version))
      handler(params);
  }

  /** Sends an event that no method has asked for, if the client's version has it. */
  readonly tell: SendEvent = (event, payload) => {
    if (knowsEvent(event, this.options.settings().version)) this.answer(event, payload);
  };

  private readonly answer: SendEvent = (event, payload) => {
    const { answers } = this.options.settings();
    if (answers === 'never') return;
    const [send, delay] = [() => this.options.send(event, payload), answers === 'slow' ? slowAnswerMs : 0];
    if (delay === 0) send();
    else setTimeout(send, delay);
  };

  private handlerOf(method: string): ((params: unknown) => void) | null {
    if (!Object.hasOwn(this.handlers, method)) return null;
    return this.handlers[method as HostMethodName] as (params: unknown) => void;
  }

  private async permit(name: PermissionName, title: string, message: string): Promise<boolean> {
    const decision = this.options.settings().permissions[name];
    if (decision === 'ask') return this.options.view.ask({ title, message, yes: 'Allow', no: 'Cancel' });
    return decision === 'allow';
  }
}
