import type { ShellQuestion } from '../Platform.ts';
import { popup, qrScanner, requestPhoneAccess, requestWriteAccess, shareMessage } from './sdk.ts';
import { within } from './within.ts';

/** Timeout of a question that the player answers, in ms. */
const decisionMs = 5 * 60_000;
/** Telegram's limits, in characters. */
const mostOfTitle = 64;
const mostOfText = 256;

/** Whether the host's dialog has room for the whole question: it cuts nothing, it refuses. */
const fitsHost = ({ title, text, yes, no }: ShellQuestion): boolean =>
  [title, yes, no].every((part) => part.length <= mostOfTitle) && text.length > 0 && text.length <= mostOfText;

/** The host's dialog for a question; null if it has no room for it. */
export const askIfItFits = (question: ShellQuestion): Promise<boolean> | null =>
  fitsHost(question) ? askHost(question) : null;

/** False also if the dialog was closed or refused. */
async function askHost({ title, text, yes, no, isDangerous }: ShellQuestion): Promise<boolean> {
  const asking = popup.show.ifAvailable({
    title,
    message: text,
    buttons: [
      { id: 'yes', type: isDangerous ? 'destructive' : 'default', text: yes },
      { id: 'no', type: 'default', text: no },
    ],
  });
  return asking.ok && (await within(Promise.resolve(asking.data), decisionMs, undefined)) === 'yes';
}

/** True if the player has shared the phone number with the bot. */
export async function askForContact(): Promise<boolean> {
  const asking = requestPhoneAccess.ifAvailable();
  return asking.ok && (await within(Promise.resolve(asking.data), decisionMs, 'cancelled')) === 'sent';
}

/** True if the bot may write to the player. */
export async function askForWriteAccess(): Promise<boolean> {
  const asking = requestWriteAccess.ifAvailable();
  return asking.ok && (await within(Promise.resolve(asking.data), decisionMs, 'cancelled')) === 'allowed';
}

/** The text of the first code that the player holds before the camera; null if the scanner was closed. */
export async function scanByHost(hint: string): Promise<string | null> {
  const scanning = qrScanner.capture.ifAvailable({ text: hint.slice(0, mostOfTitle), capture: () => true });
  return scanning.ok ? ((await within(Promise.resolve(scanning.data), decisionMs, undefined)) ?? null) : null;
}

/** True if the message was sent to at least one chat. */
export async function sendPreparedByHost(id: string): Promise<boolean> {
  const sending = shareMessage.ifAvailable(id);
  return (
    sending.ok &&
    within(
      Promise.resolve(sending.data).then(() => true),
      decisionMs,
      false,
    )
  );
}
