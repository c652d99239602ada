/** 2.2-17: the form pages, which listed parents may frame. */
export const signInFormPath = '/forms/sign_in';
export const signUpFormPath = '/forms/sign_up';
/** 2.8-1, 2.8-2: the query that opens the popup over any page. */
export { dropPopupFlags, hasPopupFlag } from './popupFlags.ts';
