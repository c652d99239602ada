export interface FillProfileProps {
  /** Sysnames of what is missing; null to ask the operator what its definitions require. */
  readonly missing: readonly string[] | null;
}
