/** A subscription of this browser to push messages, as the operator needs it (RFC 8291). */
export interface PushSubscriptionData {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The operator's view of a browser's subscription; null if the browser does not tell its keys. */
export function subscriptionData(subscription: PushSubscription): PushSubscriptionData | null {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint === undefined || p256dh === undefined || auth === undefined ? null : { endpoint, p256dh, auth };
}
