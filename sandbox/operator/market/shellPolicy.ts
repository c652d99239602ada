/** What a shell may show; null is no restriction. */
export interface ShellPolicy {
  /** Sysnames of cashier methods. */
  readonly payment_methods: readonly string[] | null;
  /** Telegram's rules for mini apps know TON only. */
  readonly crypto_currencies: readonly string[] | null;
  /** Paths without locale, each with what is below it. */
  readonly pages_hidden: readonly string[];
  readonly countries: readonly string[] | null;
}
