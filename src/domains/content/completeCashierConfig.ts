import type { CashierConfig, MethodInfo, PresetAmounts } from '../../kernel/SiteConfig.ts';
import { parseUrl } from '../../shared/navigation/parseUrl.ts';

type Raw = Readonly<Record<string, unknown>>;

const record = (value: unknown): Raw => (typeof value === 'object' && value !== null ? { ...value } : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && ['http:', 'https:'].includes(parseUrl(value)?.protocol ?? '');

/** 3-42: null without a sysname, to which nothing could be matched. */
function methodInfo(value: unknown): MethodInfo | null {
  const { sysname, icons, descriptions } = record(value);
  if (!isText(sysname)) return null;
  return {
    sysname,
    icons: list(icons).filter(isPicture),
    descriptions: list(descriptions)
      .filter(isText)
      .map((text) => text.trim()),
  };
}

/** 3-43: `amounts` are objects with a value, as text or as number. */
function presetAmounts(value: unknown): PresetAmounts | null {
  const { currency, amounts } = record(value);
  if (!isText(currency)) return null;
  const values = list(amounts).map((amount) => String(record(amount)['value']));
  return { currency, values: values.filter((text) => /^\d{1,18}(\.\d{1,18})?$/.test(text)) };
}

/** 3-39, 3-42, 3-43: entries that name nothing are left out. */
export function completeCashierConfig(raw: unknown): CashierConfig {
  const { depositView, methods, presets } = record(raw);
  return {
    depositView: depositView === 'ContainerView' ? 'ContainerView' : 'ContainerScrollView',
    methods: list(methods).flatMap((one) => methodInfo(one) ?? []),
    presets: list(presets).flatMap((one) => presetAmounts(one) ?? []),
  };
}
