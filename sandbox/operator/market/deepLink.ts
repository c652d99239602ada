import { writeStartParam } from '../../../src/shared/startParam.ts';
import type { StartParam } from '../../../src/shared/startParam.ts';
import type { SandboxSettings } from '../../settings.ts';

/** The address that opens the messenger's mini app with a start parameter. Throws if it cannot hold the value. */
export const deepLink = ({ telegramBotName }: Pick<SandboxSettings, 'telegramBotName'>, param: StartParam): string =>
  `https://t.me/${telegramBotName}?startapp=${writeStartParam(param)}`;
