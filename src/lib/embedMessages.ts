/** 2.9-8: what a form page in a frame tells its parent (docs/EMBEDDING.md). */
export type EmbedMessage =
  /** The player is signed in, and the site knows them in this parent's frames: reload what shows the player. */
  | { readonly type: 'refresh_user' }
  /** Go to this page of the site, in the parent's own window. */
  | { readonly type: 'redirect'; readonly url: string };
