import type { CallOutput } from '../../../../contract/index.ts';

type WireField = CallOutput<'GET account.getPersonalDataFields'>['items'][number];

export interface FieldOption {
  readonly id: string;
  readonly name: string;
  /** 3-21: address of its picture; empty for none. */
  readonly icon: string;
}

/** 3-20: one field of a registration or a profile, as the operator defines it. Texts are in the player's language. */
export interface PersonalField {
  readonly sysname: string;
  readonly type: WireField['type'];
  readonly isRequired: boolean;
  readonly isVisible: boolean;
  /** Empty for a text. */
  readonly options: readonly FieldOption[];
  /** 5-42: empty for none. */
  readonly masks: readonly string[];
  /** Empty for none. */
  readonly regex: string;
  /** Of a field that the site has no name for; else empty. */
  readonly label: string;
  readonly placeholder: string;
  readonly isDisabled: boolean;
  /** Why the player cannot change it; empty if they can. */
  readonly lock: WireField['attrs']['lock'];
  readonly initial: string;
  /** First and last day of a date, yyyy-mm-dd; empty for none. */
  readonly min: string;
  readonly max: string;
  /** 0 for no limit. */
  readonly maxLength: number;
}

const maskList = (mask: string | readonly string[]): readonly string[] =>
  (typeof mask === 'string' ? [mask] : mask).filter((one) => one !== '');

export const parseField = ({ sysname, type, params, options, attrs }: WireField): PersonalField => ({
  sysname,
  type,
  isRequired: params.is_required,
  isVisible: params.is_visible,
  options: options.select.map(({ id, name, icon }) => ({ id, name, icon })),
  masks: maskList(options.mask),
  regex: options.regex,
  label: attrs.label,
  placeholder: attrs.placeholder,
  isDisabled: attrs.disabled,
  lock: attrs.lock,
  initial: attrs.value,
  min: attrs.min,
  max: attrs.max,
  maxLength: attrs.max_length,
});

/** A field that every registration has, for the time before the operator has defined the fields. */
export const basicField = (sysname: string, type: WireField['type']): PersonalField => ({
  sysname,
  type,
  isRequired: true,
  isVisible: true,
  options: [],
  masks: [],
  regex: '',
  label: '',
  placeholder: '',
  isDisabled: false,
  lock: '',
  initial: '',
  min: '',
  max: '',
  maxLength: 0,
});
