export interface VerificationRequest {
  /** Passed on to the provider: what the documents are asked for; empty for the identity itself. */
  readonly externalActionId: string;
}
