import type { FaqTexts } from './entries.ts';

/** Question, answer and further words to find them by. */
export const en: FaqTexts = {
  'withdrawal-time': [
    'How long does a withdrawal take?',
    'A withdrawal is reviewed first, then it is paid by the method that you chose. You see each step under “Cashier”, “History”.\n\nIf your profile or identity is still to be checked, the withdrawal waits for that, and says so with a link to what is missing.',
    'payout cash out money pending',
  ],
  'deposit-missing': [
    'I have paid, but the money is not on my balance',
    'Some payments need a few minutes until the provider confirms them. Open “Cashier”, “History”: a payment that is marked as pending is still being checked, and nothing is lost when you close the page.\n\nIf it is still pending after an hour, write to us with the number of the payment.',
    'deposit pending missing top up',
  ],
  password: [
    'I have forgotten my password',
    'Choose “Forgot password?” in the sign-in window. We send a code to your e-mail address or phone, and with it you set a new password. All other devices are signed out then.',
    'login reset restore access',
  ],
  'two-factor': [
    'How do I protect my account better?',
    'Under “Profile”, “Security” you can turn on a second step: a code from an app, from an e-mail or a text message. You can also add a passkey, which signs you in with your fingerprint, face or PIN.',
    '2fa authenticator passkey security code',
  ],
  verification: [
    'Why do you ask for my documents?',
    'The law asks us to know who plays and who is paid. You send the documents under “Profile”, “Verification”. The page says what is missing if a document could not be accepted.',
    'kyc identity passport id',
  ],
  wagering: [
    'What is a wagering requirement?',
    'It is the sum of stakes that has to be played before bonus money becomes your own. Each offer says it before you take it, together with what counts and until when. Your progress is under “Profile”, “Bonuses”.',
    'bonus rollover wager terms',
  ],
  fair: [
    'How can I check that a game is fair?',
    'Before each round the game shows a fingerprint of its result, and after the round the seed behind it. With both you can work the result out yourself: open a round in the game’s history and choose “Check”.',
    'rtp random provably seed cheat',
  ],
  'round-stopped': [
    'A round was interrupted. What happens to my stake?',
    'Open the game again: it goes on where it was. If you do not come back, the round is finished by its rules, or the stake is returned. Either way you find it in your history.',
    'crash disconnect frozen stuck',
  ],
  limits: [
    'How do I set a limit?',
    'Under “Profile”, “Responsible play” you can limit deposits, losses, stakes and the time you play. A lower limit holds at once; a higher one after 24 hours.',
    'deposit limit loss budget',
  ],
  break: [
    'I need a break from playing',
    'Choose “Take a 24-hour break” in the menu: one tap and one confirmation. Longer breaks and self-exclusion are under “Profile”, “Responsible play”. A break cannot be ended early.',
    'pause self-exclusion addiction stop',
  ],
  'close-account': [
    'How do I close my account?',
    'Under “Profile”, “Privacy”. Withdraw your money first. The page says what is in the way of closing, and what we have to keep by law.',
    'delete remove gdpr',
  ],
  'play-money': [
    'Is this real money?',
    'No. This is a sandbox: all money here is play money, and nothing can be paid in, won or paid out in real money.',
    'sandbox demo test play',
  ],
};
