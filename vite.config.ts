import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'tma/**/*.test.ts', 'tests/**/*.test.{ts,tsx}', 'bench/**/*.test.{ts,mjs}'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 20_000,
  },
});
