/** 3-34: the targets of the analytics, each off without its id, and the fraud check, off without an address. */
export interface AnalyticsConfig {
  readonly tagManager: AnalyticsTarget;
  readonly analytics: AnalyticsTarget;
  readonly metrika: AnalyticsTarget;
  readonly gtag: AnalyticsTarget;
  /** 7-120: address of the fraud detection's script. */
  readonly fraud: { readonly src: string };
  /** `?debug=analytics` lists on the page what has been sent: for sandboxes. */
  readonly isDebugAllowed: boolean;
}

interface AnalyticsTarget {
  readonly id: string;
  /** Address of its script, with `{id}` filled in; empty for the vendor's own. */
  readonly src: string;
}
