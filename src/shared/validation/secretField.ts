/** Fields that never leave their device, by a part of their name. */
const SECRET_FIELD = /pass|card|cvv|cvc|code|pin|secret|token|iban|account|document/i;

/** Their names read like secrets. */
const openFields: ReadonlySet<string> = new Set(['postcode', 'country_code', 'phone_country_code', 'promo_code']);

/** Whether a form's field may hold a secret, so that its text must not be handed to another device. */
export const isSecretField = (name: string): boolean => !openFields.has(name) && SECRET_FIELD.test(name);
