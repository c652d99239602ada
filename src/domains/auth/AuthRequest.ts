/** 2.9-1, 4-9: the popup's views. */
export type AuthView = 'authorization' | 'registration' | 'restore' | 'twofa' | 'socialRegistration';

/** The views that a guest can ask for; the others follow from what a player does. */
export type EntryView = Extract<AuthView, 'authorization' | 'registration'>;

export interface AuthRequest {
  readonly view: AuthView;
}

/** How a guest became a player; `restored`: by a sign-in just after the password was changed. */
export type Entered = 'signedIn' | 'registered' | 'restored';

/** How the popup was closed. */
export type AuthOutcome = Entered | 'dismissed';
