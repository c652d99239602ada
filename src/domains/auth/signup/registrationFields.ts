import type { AuthType } from '../settings.ts';
import { basicField } from '../../profile/face/fields/PersonalField.ts';
import type { PersonalField } from '../../profile/face/fields/PersonalField.ts';

export type WayToRegister = Pick<AuthType, 'field' | 'isFast'>;

const contacts = { email: basicField('email', 'input'), mobile: basicField('mobile', 'phone') } as const;
const password = basicField('password', 'password');

/** 3-27: the contact that the form begins with, and the one that it leaves out; null if the definitions decide. */
function leading(field: string): { readonly lead: PersonalField; readonly left: string } | null {
  if (field === 'email') return { lead: contacts.email, left: 'mobile' };
  if (field === 'phone') return { lead: contacts.mobile, left: 'email' };
  return null;
}

/**
 * The fields of the form, in their order, for one way to register: its contact leads and is required, the other contact
 * is left out; a fast registration has required fields only (4-20). Contact and password exist also where the
 * definitions lack them, as they do before they are loaded.
 */
export function registrationFields(defined: readonly PersonalField[], way: WayToRegister): readonly PersonalField[] {
  const order = leading(way.field);
  const visible = defined.filter(({ isVisible, sysname }) => isVisible && sysname !== order?.left);
  const first = order?.lead ?? contacts.email;
  const isContact = ({ sysname }: PersonalField) => sysname === 'email' || sysname === 'mobile';
  const own = visible.find(({ sysname }) => sysname === first.sysname);
  const rest = visible.filter((field) => field !== own);
  const lead = order === null && visible.some(isContact) ? (own ?? null) : { ...(own ?? first), isRequired: true };
  const whole = [
    ...(lead === null ? [] : [lead]),
    ...(rest.some(({ sysname }) => sysname === 'password') ? [] : [password]),
    ...rest,
  ];
  return way.isFast ? whole.filter(({ isRequired }) => isRequired) : whole;
}
