/**
 * What a page and the frame of its analytics say to each other. The frame runs third parties' scripts on an origin of
 * its own: it is told only what is meant for them, and what it says is read by its shape.
 */

/** 3-34, in the order in which they start; `fraud` is the fraud detection (7-120). */
export const targetNames = ['tagManager', 'analytics', 'metrika', 'gtag', 'fraud'] as const;
export type TargetName = (typeof targetNames)[number];

export interface TargetSettings {
  readonly name: TargetName;
  /** The counter's id; of the fraud check, the session that its beacon names. */
  readonly id: string;
  /** Address of the script; empty for the vendor's own. */
  readonly src: string;
}

export interface AnalyticsStart {
  readonly targets: readonly TargetSettings[];
  readonly locale: string;
  /** Whether the visitor has agreed to advertising, too. */
  readonly hasAdvertising: boolean;
}

/** An event as it is sent: `at` is in UTC+3 (9-12). */
export interface SentEvent {
  readonly name: string;
  readonly data: Readonly<Record<string, string | number>>;
  readonly at: string;
}

export type ToAnalyticsFrame =
  | { readonly type: 'analytics-start'; readonly start: AnalyticsStart }
  | { readonly type: 'analytics-add'; readonly target: TargetSettings }
  | { readonly type: 'analytics-event'; readonly event: SentEvent }
  | { readonly type: 'analytics-identify'; readonly uid: number }
  | { readonly type: 'analytics-anonymize' };

export type FromAnalyticsFrame =
  | { readonly type: 'analytics-loaded' }
  | { readonly type: 'analytics-forgotten' }
  | { readonly type: 'analytics-ready'; readonly target: TargetName }
  | { readonly type: 'analytics-failed'; readonly target: TargetName; readonly reason: string };

const mostReason = 200;

/** A message of the frame; null for anything of another shape. */
export function readFromAnalyticsFrame(data: unknown): FromAnalyticsFrame | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, target: name, reason } = data as Readonly<Record<string, unknown>>;
  if (type === 'analytics-loaded' || type === 'analytics-forgotten') return { type };
  const target = targetNames.find((one) => one === name);
  if (target === undefined) return null;
  if (type === 'analytics-ready') return { type, target };
  if (type !== 'analytics-failed') return null;
  return { type, target, reason: typeof reason === 'string' ? reason.slice(0, mostReason) : '' };
}
