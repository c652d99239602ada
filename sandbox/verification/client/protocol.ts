/** Messages between the script on the casino's page and the framed page. Types only: the two are built apart. */

/** What the frame needs to start. */
export interface Start {
  readonly token: string;
  readonly lang: string;
  readonly theme: 'light' | 'dark';
}

export type ToFrame =
  | ({ readonly sns: 'start' } & Start)
  | { readonly sns: 'token'; readonly token: string }
  | { readonly sns: 'noToken' };

/** Events in Sumsub's words, with what they tell. */
export interface SdkEvents {
  readonly 'idCheck.onReady': Record<string, never>;
  readonly 'idCheck.onStepCompleted': { readonly step: string };
  readonly 'idCheck.onApplicantSubmitted': Record<string, never>;
  readonly 'idCheck.onApplicantStatusChanged': {
    readonly reviewStatus: string;
    readonly reviewResult: { readonly reviewAnswer: string } | null;
  };
  readonly 'idCheck.onError': { readonly code: string };
}

export type SdkEvent = keyof SdkEvents;

export type FromFrame =
  | { readonly sns: 'needToken' }
  | { readonly sns: 'height'; readonly height: number }
  | { readonly sns: 'event'; readonly name: SdkEvent; readonly payload: SdkEvents[SdkEvent] };
