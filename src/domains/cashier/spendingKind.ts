import type { FieldDefinition, FormError } from '../../kernel/forms/FormStore.ts';
import type { DepositOrder } from './api.ts';
import type { PaymentMethod } from './parseCashier.ts';

export interface Settings<Method> {
  readonly methods: readonly Method[];
  /** The method to begin with, before others; not all are offered. */
  readonly usedMethods: readonly string[];
}

/** The specific part of a payment form: deposit or withdrawal. */
export interface SpendingKind<
  Method extends PaymentMethod,
  S extends Settings<Method>,
  Order extends DepositOrder,
  Result,
  Name extends string,
> {
  /** Prefix of the storage keys for the draft and the pending call. */
  readonly name: 'deposit' | 'withdraw';
  readonly load: () => Promise<S>;
  readonly send: (order: Order, key: string, uid: number, onProving: (isAsked: boolean) => void) => Promise<Result>;
  readonly amountError: (text: string, method: Method, settings: S) => FormError | null;
  /** Fields besides the amount that the chosen method needs. */
  readonly fields: Readonly<Record<Exclude<Name, 'amount'>, FieldDefinition>>;
  /** The field with the chosen offer, which stays when another method is chosen. */
  readonly offerField?: Exclude<Name, 'amount'>;
  readonly makeKey?: (() => string) | undefined;
}
