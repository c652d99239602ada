import { parseMoney } from '../../shared/money/moneyWire.ts';
import type { WireMoney } from '../../shared/money/moneyWire.ts';

export const minorOf = (wire: WireMoney): bigint => parseMoney(wire).minor;
