import { desyncVariants } from './desyncVariants.mjs';
import { sendRaw } from './sendRaw.mjs';
import { Visitor } from './Visitor.mjs';

const VICTIMS = 8;
const CALLS_AFTER_EACH = 3;

/** Sends each variant. Between them honest players must get their own `account.getInfo`; no control may be reached. */
export async function desync(product) {
  const attacker = await new Visitor(product).register();
  const victims = await Promise.all(Array.from({ length: VICTIMS }, () => new Visitor(product).register()));
  const { host, origin } = new URL(product.site);
  const variants = desyncVariants({ host, origin, cookie: attacker.cookie });
  const wrong = [];
  let asked = 0;
  for (const [index, { name, bytes }] of variants.entries()) {
    const said = await sendRaw(product.site, bytes);
    if (said.includes('"violations"')) wrong.push(`${name}: reached a control of the operator`);
    const askers = Array.from(
      { length: CALLS_AFTER_EACH },
      (_, call) => victims[(index * CALLS_AFTER_EACH + call) % VICTIMS],
    );
    asked += askers.length;
    const replies = await Promise.all(askers.map((victim) => victim.call('account.getInfo', {}, { verb: 'GET' })));
    for (const [place, reply] of replies.entries()) {
      if (reply.status !== 200 || reply.data?.uid !== askers[place].uid)
        wrong.push(`${name}: player ${askers[place].uid} was answered ${reply.status} ${reply.text.slice(0, 80)}`);
    }
  }
  const locales = await Promise.all(victims.map((victim) => victim.call('account.getInfo', {}, { verb: 'GET' })));
  for (const { data } of locales)
    if (data?.locale !== 'en') wrong.push('a player’s language was changed by somebody else');
  return [
    {
      attack: 'request smuggling',
      tries: variants.length,
      measured: `${asked} answers to others`,
      harm: wrong.length,
      details: wrong,
    },
  ];
}
