/** 2.8-1, 2.8-2: what of a query opens the popup, and how. */
export const popupFlags: readonly string[] = ['show_popup_reg', 'show_popup_auth', 'prevent_close'];
