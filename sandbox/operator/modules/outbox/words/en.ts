import type { MessageParams, MessageWords, Words } from './MessageWords.ts';

export const en: MessageWords = {
  confirm_contact: ({ code, minutes }) => ({
    subject: 'Confirm your contact',
    body: `Your Croupier confirmation code is ${code}. It is valid for ${minutes} minutes. If you did not ask for it, ignore this message.`,
  }),
  restore: ({ code, minutes }) => ({
    subject: 'Restore access',
    body: `Your Croupier code to set a new password is ${code}. It is valid for ${minutes} minutes. If you did not ask for it, your password stays as it is.`,
  }),
  two_factor: ({ code, minutes }) => ({
    subject: 'Your sign-in code',
    body: `Your Croupier sign-in code is ${code}. It is valid for ${minutes} minutes. Never tell it to anybody.`,
  }),
  sign_in_alert: ({ at }) => ({
    subject: 'New sign-in',
    body: `Somebody signed in to your Croupier account from a new device on ${at}. If it was not you, change your password and sign out all other devices.`,
  }),
  password_changed: ({ at }) => ({
    subject: 'Your password was changed',
    body: `The password of your Croupier account was changed on ${at}. All other devices were signed out. If it was not you, restore access now.`,
  }),
  passkey_changed: ({ at, isAdded }) => ({
    subject: isAdded ? 'A passkey was added' : 'A passkey was removed',
    body: isAdded
      ? `A passkey was added to your Croupier account on ${at}: it can sign in. If it was not you, remove it and change your password.`
      : `A passkey was removed from your Croupier account on ${at}. If it was not you, change your password.`,
  }),
  two_factor_changed: ({ at, isOn }) => ({
    subject: isOn ? 'Two-factor sign-in is on' : 'Two-factor sign-in is off',
    body: isOn
      ? `Two-factor sign-in was switched on for your Croupier account on ${at}.`
      : `Two-factor sign-in was switched off for your Croupier account on ${at}. If it was not you, change your password.`,
  }),
  contact_changed: ({ at, type }) => ({
    subject: type === 'email' ? 'Your e-mail address was changed' : 'Your phone number was changed',
    body:
      type === 'email'
        ? `On ${at} another e-mail address took the place of this one in your Croupier account. Nothing more is sent here. If it was not you, restore access now and contact support.`
        : `On ${at} another phone number took the place of this one in your Croupier account. Nothing more is sent here. If it was not you, restore access now and contact support.`,
  }),
  contact_replaced: ({ at, type }) => ({
    subject: type === 'email' ? 'Your e-mail address was changed' : 'Your phone number was changed',
    body:
      type === 'email'
        ? `On ${at} another e-mail address took the place of this one in your Croupier account. If it was not you, open the link within 3 days: it takes this address back, signs everybody out and lets you set a new password. Until then this address still signs in and gets the codes.`
        : `On ${at} another phone number took the place of this one in your Croupier account. If it was not you, open the link within 3 days: it takes this number back, signs everybody out and lets you set a new password. Until then this number still signs in and gets the codes.`,
  }),
  contact_added: ({ at, type }) => ({
    subject: type === 'email' ? 'An e-mail address was added' : 'A phone number was added',
    body:
      type === 'email'
        ? `On ${at} an e-mail address was added to your Croupier account: it can restore access. If it was not you, restore access now: what others have added stays closed until you confirm it.`
        : `On ${at} a phone number was added to your Croupier account: it can restore access. If it was not you, restore access now: what others have added stays closed until you confirm it.`,
  }),
  prove: ({ code, minutes }) => ({
    subject: 'Confirm that it is you',
    body: `Your Croupier code to confirm that it is you is ${code}. It is valid for ${minutes} minutes. If you did not ask for it, do not tell it to anybody and change your password: somebody is in your account.`,
  }),
  account_closed: ({ at, years }) => ({
    subject: 'Your account is closed',
    body: `Your Croupier account was closed on ${at}. Your data is kept sealed for ${years} years, as the law asks, and then deleted. Only support can open the account again.`,
  }),
  play_held: () => ({
    subject: 'Deposits and play are on hold',
    body: 'Your Croupier account cannot deposit or play for now. You can sign in and withdraw your money as before. If this is a mistake, write to support: it can let your account go.',
  }),
  support_answer: ({ number, subject, text, isPlayer }) => ({
    subject: `Support has answered: ${subject}`,
    body: `Our answer to your request no. ${number}:\n\n${text}\n\n${isPlayer ? 'You can go on with it under Support on Croupier.' : 'If you want to write again, use the form under Support on Croupier.'}`,
  }),
  payment: ({ change, amount }) => payments[change](amount),
  promotion: ({ unsubscribe }) => ({
    subject: 'News from the Croupier tables',
    body: `There are games at Croupier that you have not met yet. Have a look when you feel like it.\n\nYou get this message because you subscribed to promotions and news. To unsubscribe: ${unsubscribe}`,
  }),
  verification_decided: ({ decision }) => decided[decision],
};

const decided: Readonly<Record<MessageParams['verification_decided']['decision'], Words>> = {
  approved: {
    subject: 'Your identity is verified',
    body: 'Your identity is verified. Nothing more is needed for your Croupier account.',
  },
  rejected_retry: {
    subject: 'Your identity check needs another try',
    body: 'Your documents could not be accepted. Your profile on Croupier says why; you can send them again there.',
  },
  rejected_final: {
    subject: 'Your identity was not verified',
    body: 'Your identity could not be verified, and this decision is final. Your profile on Croupier says why.',
  },
};

const payments: Readonly<Record<MessageParams['payment']['change'], (amount: string) => Words>> = {
  depositArrived: (amount) => ({ subject: 'Your deposit has arrived', body: `${amount} is on your Croupier balance.` }),
  depositReturned: (amount) => ({
    subject: 'Your payment goes back',
    body: `${amount} was not credited to your Croupier account and goes back to where it came from.`,
  }),
  withdrawalPaid: (amount) => ({
    subject: 'Your withdrawal is paid',
    body: `${amount} from your Croupier account is on its way to you.`,
  }),
  withdrawalBack: (amount) => ({
    subject: 'Your withdrawal was not paid',
    body: `The withdrawal of ${amount} was not paid. The money is back on your Croupier balance.`,
  }),
  depositFailed: (amount) => ({
    subject: 'Your deposit did not go through',
    body: `The deposit of ${amount} did not go through. Nothing was added to your Croupier balance.`,
  }),
  depositCancelled: (amount) => ({
    subject: 'Your deposit was cancelled',
    body: `The deposit of ${amount} was cancelled before it was paid. Nothing was added to your Croupier balance.`,
  }),
  depositReversed: (amount) => ({
    subject: 'Your deposit was taken back',
    body: `The deposit of ${amount} was taken back by the bank or the payment service. What was left of it has been taken from your Croupier balance.`,
  }),
  withdrawalRequested: (amount) => ({
    subject: 'Your withdrawal is in progress',
    body: `A withdrawal of ${amount} from your Croupier account was asked for and is in progress. If it was not you, write to support at once.`,
  }),
  withdrawalReturned: (amount) => ({
    subject: 'Your withdrawal came back',
    body: `The withdrawal of ${amount} was paid out and came back. The money is on your Croupier balance again.`,
  }),
};
