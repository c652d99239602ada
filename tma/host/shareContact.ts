/** The contact that a user shares with the bot, as the Bot API names its fields. */
export interface SharedContact {
  readonly user_id: number;
  readonly phone_number: string;
  readonly first_name: string;
  readonly last_name?: string;
}

/** Hands a user's contact to the bot as a message from them; false if nobody took it. */
export async function shareContact(contact: SharedContact): Promise<boolean> {
  try {
    const response = await fetch('/host/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(contact),
    });
    return response.ok;
  } catch {
    return false;
  }
}
