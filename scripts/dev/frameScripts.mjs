/**
 * The scripts of the frames on other origins, by their address: files of the build, in development the sources as they
 * are. A classic script may import a module; the frames' policy allows this server's files alone.
 * @type {Readonly<Record<string, string>>}
 */
export const frameScripts = {
  '/chat.js': "import('/src/lib/chat/frame/main.ts');\n",
  '/analytics.js': "import('/src/lib/analytics/frame/main.ts');\n",
};
