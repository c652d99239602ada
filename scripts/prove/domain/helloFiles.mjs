/**
 * A minimal domain with everything that a domain can add: a page, calls, a table, a menu entry, a home block, a dialog,
 * a realtime event and words, and that asks another domain by its face. It consists of two folders, one contract file,
 * and a line in each of two lists.
 * @module
 */

/** @type {Readonly<Record<string, string>>} path → content */
export const helloFiles = {
  'src/contract/hello.ts': `import { object } from 'yup';
import { endpoint } from './base/endpoint.ts';
import { integer, nothing, text } from './base/schemas.ts';

export const hello = {
  get: endpoint('GET', 'hello.get', nothing(), object({ count: integer() }).defined(), { access: 'any' }),
  greet: endpoint('POST', 'hello.greet', object({ name: text() }), object({ count: integer() }).defined(), { access: 'player' }),
};

/** Somebody was greeted. */
export interface HelloGreeted {
  readonly type: 'hello.greeted';
  readonly data: { readonly name: string };
}

declare module './base/realtime.ts' {
  interface RealtimeEvents {
    'hello.greeted': HelloGreeted;
  }
}
`,
  'sandbox/operator/modules/hello/migrations.ts': `import type { Migration } from '../../../database/Migration.ts';

export const helloMigrations: readonly Migration[] = [
  {
    name: 'greetings',
    sql: 'create table operator.greetings (id bigint generated always as identity primary key, uid bigint not null references operator.players (uid), name text not null)',
    after: ['sessions/players'],
  },
];
`,
  'sandbox/operator/modules/hello/module.ts': `import { hello } from '../../../../src/contract/hello.ts';
import type { Database } from '../../../database/database.ts';
import { onlyRow } from '../../../database/database.ts';
import { bindArea, forPlayer } from '../../edge/handlers.ts';
import type { Handlers } from '../../edge/handlers.ts';
import type { OperatorModule } from '../../module.ts';
import { appendEvent } from '../../realtime/appendEvent.ts';
import { helloMigrations } from './migrations.ts';

const countOf = async (database: Database): Promise<{ count: number }> => ({
  count: Number(onlyRow(await database.query<{ count: bigint }>('select count(*) as count from operator.greetings')).count),
});

export const helloModule: OperatorModule<null> = {
  name: 'hello',
  migrations: helloMigrations,
  create({ database, clock }) {
    const handlers: Handlers<typeof hello> = {
      get: () => countOf(database),
      greet: forPlayer<typeof hello.greet>(async ({ player, input }) => {
        await database.transaction(async (tx) => {
          await tx.query('insert into operator.greetings (uid, name) values ($1, $2)', [player.uid, input.name]);
          await appendEvent(tx, player.uid, { type: 'hello.greeted', data: { name: input.name } }, clock.now());
        });
        return countOf(database);
      }),
    };
    return { face: null, endpoints: bindArea(hello, handlers) };
  },
};
`,
  'src/domains/hello/paths.ts': `export const helloPath = '/hello';\n`,
  'src/domains/hello/routes.ts': `import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [{ name: 'hello', path: '/hello', layout: 'narrow', namespaces: ['hello'], file: 'ui/hello.route.ts' }];
`,
  'src/domains/hello/manifest.ts': `import type { DomainManifest } from '../../kernel/manifest.ts';
import { starIcon } from '../../ui/basics/icons.ts';
import { greetDialog } from './greetDialog.ts';
import { helloPath } from './paths.ts';

export const manifest: DomainManifest = {
  menu: [{ id: 'hello', path: helloPath, label: 'menu:hello.page', icon: starIcon, group: 'play', order: 90 }],
  homeBlocks: [{ name: 'greetings', order: 90 }],
  dialogs: [greetDialog],
  events: { 'hello.greeted': ({ notices }, { data }) => notices.show(data.name, 'success') },
};
`,
  'src/domains/hello/greetDialog.ts': `import type { DialogKind } from '../../kernel/dialogs.ts';

/** Asks whom to greet; null for nobody. */
export const greetDialog: DialogKind<null, string | null> = {
  name: 'greet',
  type: 'confirm',
  size: 'sm',
  dismissed: null,
  namespaces: ['hello'],
  load: async () => (await import('./ui/GreetDialog.tsx')).GreetDialog,
};
`,
  'src/domains/hello/HelloStore.ts': `import { makeAutoObservable, runInAction } from 'mobx';
import type { Snapshotable, StoreFactory } from '../../kernel/stores.ts';
import type { Call } from '../../lib/call.ts';

export class HelloStore implements Snapshotable<number> {
  count: number | null = null;
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
    makeAutoObservable(this);
  }

  async load(): Promise<void> {
    if (this.count === null) this.show((await this.#call('GET hello.get', {})).count);
  }

  async greet(name: string): Promise<void> {
    this.show((await this.#call('POST hello.greet', { name })).count);
  }

  dehydrate(): number | null {
    return this.count;
  }

  hydrate(count: number): void {
    this.count = count;
  }

  private show(count: number): void {
    runInAction(() => {
      this.count = count;
    });
  }
}

export const helloStore: StoreFactory<HelloStore> = {
  key: 'hello',
  scope: 'visit',
  create: ({ call }) => new HelloStore(call),
};
`,
  'src/domains/hello/ui/GreetDialog.tsx': `import { useApp } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';

export function GreetDialog({ frame, close }: DialogProps<null, string | null>) {
  const { t } = useApp();
  return (
    <ConfirmDialog {...frame} title={t('hello:ask')} labelAgree={t('hello:greet')} labelReject={t('core:close')} labelClose={t('core:close')} onAnswer={(isAgreed) => close(isAgreed ? 'Robin' : null)}>
      <p>{t('hello:heading')}</p>
    </ConfirmDialog>
  );
}
`,
  'src/domains/hello/ui/HelloPage.tsx': `import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { cashierFace } from '../../cashier/face.ts';
import { greetDialog } from '../greetDialog.ts';
import { helloStore } from '../HelloStore.ts';

export const HelloPage = observer(function HelloPage() {
  const app = useApp();
  const { t, dialogs } = app;
  const store = useStore(helloStore);
  const greet = async () => {
    const name = await dialogs.open(greetDialog, null);
    if (name !== null) await store.greet(name);
  };
  return (
    <>
      <h1>{t('hello:heading')}</h1>
      <p>{t('hello:count', { number: store.count ?? 0 })}</p>
      <Button onClick={greet}>{t('hello:greet')}</Button>
      <Button onClick={() => void app.use(cashierFace).depositHere()}>{t('core:deposit')}</Button>
    </>
  );
});
`,
  'src/domains/hello/ui/hello.route.ts': `import type { RouteModule } from '../../../kernel/pageModules.ts';
import { helloStore } from '../HelloStore.ts';
import { HelloPage } from './HelloPage.tsx';

const route: RouteModule = {
  Page: HelloPage,
  head: ({ t }) => ({ title: t('hello:heading'), description: t('hello:ask') }),
  async loadData(app) {
    await app.store(helloStore).load();
    return undefined;
  },
};

export default route;
`,
  'src/domains/hello/ui/GreetingsBlock.tsx': `import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { helloStore } from '../HelloStore.ts';
import { helloPath } from '../paths.ts';

export const GreetingsBlock = observer(function GreetingsBlock() {
  const { t, href } = useApp();
  return <a href={href(helloPath)}>{t('hello:count', { number: useStore(helloStore).count ?? 0 })}</a>;
});
`,
  'src/domains/hello/ui/greetings.block.ts': `import type { HomeBlockModule } from '../../../kernel/pageModules.ts';
import { helloStore } from '../HelloStore.ts';
import { GreetingsBlock } from './GreetingsBlock.tsx';

const block: HomeBlockModule = { Block: GreetingsBlock, namespaces: ['hello'], loadData: (app) => app.store(helloStore).load() };

export default block;
`,
};

const words = {
  en: ['Hello there', 'Whom shall we greet?', 'Greet', 'Greeted so far: {{number}}', 'Hello'],
  ru: ['Привет всем', 'Кого поприветствовать?', 'Поздороваться', 'Уже поздоровались: {{number}}', 'Привет'],
  es: ['Hola a todos', '¿A quién saludamos?', 'Saludar', 'Saludos hasta ahora: {{number}}', 'Hola'],
  ar: ['مرحبًا بالجميع', 'على من نسلّم؟', 'سلّم', 'عدد التحيات: {{number}}', 'مرحبًا'],
  'pt-BR': ['Olá a todos', 'Quem vamos cumprimentar?', 'Cumprimentar', 'Cumprimentos até agora: {{number}}', 'Olá'],
  tr: ['Herkese merhaba', 'Kimi selamlayalım?', 'Selamla', 'Şimdiye kadar selamlanan: {{number}}', 'Merhaba'],
  de: ['Hallo zusammen', 'Wen sollen wir grüßen?', 'Grüßen', 'Bisher gegrüßt: {{number}}', 'Hallo'],
  lv: ['Sveiki visi', 'Ko sveicināsim?', 'Sveicināt', 'Līdz šim sveicināti: {{number}}', 'Sveiki'],
  hi: ['सभी को नमस्ते', 'किसका अभिवादन करें?', 'अभिवादन करें', 'अब तक अभिवादन: {{number}}', 'नमस्ते'],
  uk: ['Привіт усім', 'З ким привітатися?', 'Привітатися', 'Уже привіталися: {{number}}', 'Привіт'],
};
for (const [locale, [heading, ask, greet, count, page]] of Object.entries(words)) {
  helloFiles[`src/domains/hello/words/${locale}.json`] = `${JSON.stringify({ heading, ask, greet, count }, null, 2)}\n`;
  helloFiles[`src/domains/hello/words/menu.${locale}.json`] = `${JSON.stringify({ page }, null, 2)}\n`;
}

/** Lines to insert into the lists: path → [text to insert before, line]. */
export const helloLines = {
  'src/contract/areas.ts': ['export { metadata }', "export { hello } from './hello.ts';\n"],
  'sandbox/operator/modules.ts': [
    'export const operatorModules',
    "import { helloModule } from './modules/hello/module.ts';\n\n",
  ],
};
/** The list of the operator's modules also needs an entry besides the import. */
export const helloEntries = { 'sandbox/operator/modules.ts': ['  cashierModule,\n', '  helloModule,\n'] };
