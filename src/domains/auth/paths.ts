/** 2.2-17: the form pages, which listed parents may frame. */
export const signInFormPath = '/forms/sign_in';
export const signUpFormPath = '/forms/sign_up';
