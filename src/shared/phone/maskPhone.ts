import { maskSlots, maskText } from '../masks/maskText.ts';
import { type PhoneCountry, longestNumber, nationalMasks } from './phoneCountry.ts';

/** A phone number without its country code: its digits, and its text in the country's mask. */
export type PhoneNumberText = { readonly digits: string; readonly shown: string; readonly isComplete: boolean };

/** Fewest digits of a subscriber number; checked only if the country has no mask. */
const LEAST_DIGITS = 4;

/** 5-39, 5-40: a text of ASCII digits reduced to these, cut to the longest mask, and masked. */
export function maskPhone(text: string, country: PhoneCountry): PhoneNumberText {
  const digits = text.replace(/\D/g, '').slice(0, longestNumber(country));
  const masks = nationalMasks(country);
  if (masks.length === 0) return { digits, shown: digits, isComplete: digits.length >= LEAST_DIGITS };
  const isComplete = masks.some((mask) => maskSlots(mask) === digits.length);
  return { digits, shown: digits === '' ? '' : maskText(digits, masks).shown, isComplete };
}
