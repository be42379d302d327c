import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import packageJson from '../package.json' with { type: 'json' };
import { portraits } from './build/portraits.ts';
import { supabaseWithoutUnusedParts } from './build/supabase-without-unused-parts.ts';
import { toastsWithoutInlineStyles } from './build/toasts-without-inline-styles.ts';
import { brand } from './src/lib/brand.ts';

/** Puts the product's name and description into index.html, from their one constant. */
function brandInHtml(): Plugin {
  return {
    name: 'brand-in-html',
    transformIndexHtml: (html) =>
      html.replaceAll('%BRAND_NAME%', brand.name).replaceAll('%BRAND_DESCRIPTION%', brand.description),
  };
}

/** What every screen with server data loads: one file, because ten small ones are bigger and slower. */
const dataParts =
  /@tanstack\/(react-query|query-core)\/|src\/lib\/(query-client|current-user|plans|public-rest|data-error)\.|src\/ui\/(portrait|gradient|error-state|empty-state)\./;

export default defineConfig({
  root: import.meta.dirname,
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(packageJson.version) },
  plugins: [
    react(),
    tailwindcss(),
    portraits(),
    brandInHtml(),
    toastsWithoutInlineStyles(),
    supabaseWithoutUnusedParts(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Every browser this is built for preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'data', test: dataParts }] },
      },
    },
  },
});
