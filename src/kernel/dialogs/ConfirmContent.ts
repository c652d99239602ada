import type { RichNode } from '../../shared/content/richText.ts';

/** 3-66: the contents of a confirm. All texts are in the player's language. */
export interface ConfirmContent {
  readonly title: string;
  /** May contain the markers of 9-17; HTML is shown as text. Left out if the content system has made it empty. */
  readonly content: string;
  readonly textAgree: string;
  /** Omitted if the only answer is to agree. */
  readonly textReject?: string;
  /** `plain`: the agreement costs something, and is not the button that stands out. `danger`: it takes something away. */
  readonly tone?: 'primary' | 'plain' | 'danger';
  /** Whether it has a close button beside its answers; true by default. */
  readonly showClose?: boolean;
}

/** A question with what the site's configuration adds to it: HTML that the server has cleaned. */
export interface AskedContent extends ConfirmContent {
  readonly added?: readonly RichNode[];
}
