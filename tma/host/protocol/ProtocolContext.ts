import type { EventPayload } from '@tma.js/bridge';
import type { ThemeParamsType } from '@tma.js/sdk';
import type { HostSettings } from '../HostSettings.ts';
import type { HostView, SharedChat } from '../HostView.ts';
import type { PermissionName } from '../permissions.ts';
import type { Areas } from '../safeAreas.ts';
import type { HostEventName, HostEventPayload, HostMethodName, HostMethodParams } from './newerProtocol.ts';

/** Sends one event to the app. */
export type SendEvent = <E extends HostEventName>(event: E, payload?: HostEventPayload<E>) => void;

/** What of the user's decisions concerns the bot. */
export interface HostBot {
  /** The bot may write from now on. */
  allowWriting(): Promise<void>;
  /** The text of a message that the bot has prepared; null if there is none of that id. */
  preparedText(id: string): Promise<string | null>;
  /** The user sends it, to the one chat that there is here. */
  sendPrepared(id: string): Promise<void>;
  /** The chats that a button of the bot lets the user choose from; null if there is no such button. */
  preparedChats(id: string): Promise<readonly SharedChat[] | null>;
  /** The user tells the bot of one of them; false if it was not told. */
  shareChat(id: string, chat: SharedChat): Promise<boolean>;
}

export interface HostProtocolOptions {
  readonly settings: () => HostSettings;
  readonly view: HostView;
  readonly send: SendEvent;
  readonly theme: () => ThemeParamsType;
  readonly viewport: () => EventPayload<'viewport_changed'>;
  readonly areas: () => Areas;
  /** Values of the device storage, if the client has one. */
  readonly device: Map<string, string>;
  /** Values of the bot's cloud storage for this user. */
  readonly cloud: Map<string, string>;
  readonly willReload: () => void;
  /** Hands the user's contact to the bot; null if the bot did not take it, else the signed contact. */
  readonly shareContact: () => Promise<string | null>;
  readonly bot: HostBot;
}

export interface ProtocolContext extends HostProtocolOptions {
  /** The user's decision, or the panel's in their place. */
  readonly permit: (name: PermissionName, title: string, message: string) => Promise<boolean>;
}

export type Handlers = { readonly [M in HostMethodName]?: (params: HostMethodParams<M>) => void };
