/** A stored game of the catalogue. */
export interface GameRow {
  readonly sysname: string;
  readonly title: string;
  readonly provider_sysname: string;
  readonly provider_name: string;
  readonly type: 'slot';
  readonly categories: readonly string[];
  readonly features: readonly string[];
  readonly volatility: 'low' | 'medium' | 'high';
  readonly rtp: string;
  readonly image: string;
  readonly colour: string;
  readonly has_demo: boolean;
  readonly is_new: boolean;
  /** Ascending: 0 is shown first. */
  readonly priority: number;
  readonly released_at: string;
}
