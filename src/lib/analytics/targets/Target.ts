import type { AddScript } from '../../frames/addScript.ts';
import type { AnalyticsStart, SentEvent, TargetSettings } from '../analyticsMessages.ts';

/** The window of the frame with whatever globals a script has or wants there. */
export type TargetPage = Window & typeof globalThis & Record<string, unknown>;

export interface TargetDeps {
  readonly page: TargetPage;
  readonly addScript: AddScript;
  readonly start: AnalyticsStart;
  /** Address of the site: the frame has another one. */
  readonly siteUrl: string;
}

/** One vendor's analytics, started. */
export interface Target {
  event(event: SentEvent): void;
  /** 7-120: at a sign-in or a registration. */
  identify(uid: number): void;
  /** 7-120: at a sign-out. */
  anonymize(): void;
}

/** Sets up the vendor's globals, loads its script and resolves when it can be told events. */
export type StartTarget = (settings: TargetSettings, deps: TargetDeps) => Promise<Target>;

/** The configured address of the script, else the vendor's own. */
export const scriptOf = ({ id, src }: TargetSettings, usual: string): string =>
  (src || usual).replace('{id}', encodeURIComponent(id));

/** What a page is called at the vendors: the first event of each page. */
export const pageView = 'page_view';

export const addressOf = ({ data }: SentEvent, siteUrl: string): string => `${siteUrl}${data['page_path'] ?? '/'}`;
