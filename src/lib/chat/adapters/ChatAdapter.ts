import type { AddScript } from '../../frames/addScript.ts';
import type { ChatEvent, ChatStart } from '../chatMessages.ts';

/** What an adapter reports of the provider's widget. */
export interface ChatListener {
  opened(): void;
  closed(): void;
  /** Messages that the visitor has not seen. */
  unread(count: number): void;
  /** 3-48. Providers that do not tell the text of messages report none. */
  message(event: ChatEvent): void;
}

/** The window of the chat frame with whatever globals a provider's script has or wants there. */
export type ChatPage = Window & typeof globalThis & Record<string, unknown>;

export interface ChatDeps {
  readonly page: ChatPage;
  readonly addScript: AddScript;
  readonly hear: ChatListener;
  /** Resolves after so many ms. */
  readonly pause: (ms: number) => Promise<void>;
}

/** A widget that is ready. */
export interface ChatWidget {
  open(): void;
  close(): void;
  /** The player signs out: the widget forgets who they are. */
  forget(): void;
}

/** One provider (3-47): sets up its globals, loads its script and resolves when the widget can be used. */
export type ChatAdapter = (start: ChatStart, deps: ChatDeps) => Promise<ChatWidget>;

/** The configured address of the script, else the provider's own; ids in braces are filled in. */
export function scriptOf({ config }: ChatStart, usual: string): string {
  const ids: Readonly<Record<string, string>> = {
    id: config.id,
    license: config.license,
    widget_id: config.widgetId,
  };
  return (config.src || usual).replace(/\{(id|license|widget_id)\}/g, (_hole, name: string) =>
    encodeURIComponent(ids[name] ?? ''),
  );
}

/** Name and value pairs as an object. */
export const attributesOf = ({ config }: ChatStart): Record<string, string> =>
  Object.fromEntries(config.attributes.map(({ name, value }) => [name, value]));
