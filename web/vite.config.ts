import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { brand } from '#lib/brand.ts';
import packageJson from '../package.json' with { type: 'json' };
import { chunkOf, preloadedFiles } from './build/chunks.ts';
import { commonPasswords } from './build/common-passwords.ts';
import { firstPaint } from './build/first-paint.ts';
import { hostFiles } from './build/host-files.ts';
import { iconsByName } from './build/icons-by-name.ts';
import { installable } from './build/installable.ts';
import { mailPicture } from './build/mail-picture.ts';
import { portraits } from './build/portraits.ts';
import { prerenderedPages } from './build/prerendered-pages.ts';
import type { BuiltPage } from './build/public-pages.ts';

/**
 * The public address of the site, without a slash at its end: canonical addresses, link previews and the sitemap need
 * it. '' when SITE_URL is not set; then they are left out.
 */
function readSiteUrl(): string {
  const url = (process.env.SITE_URL ?? '').trim().replace(/\/+$/, '');
  if (url !== '' && !URL.canParse(url)) throw new Error(`SITE_URL is not a valid address: ${url}`);
  return url;
}

/** Puts the product's name into index.html, from its one constant. */
function brandInHtml(): Plugin {
  return {
    name: 'brand-in-html',
    transformIndexHtml: (html) => html.replaceAll('%BRAND_NAME%', brand.name),
  };
}

const siteUrl = readSiteUrl();

/** The inline styles of the pages, filled by `prerenderedPages`, and allowed by the policy of `hostFiles`. */
const styles: string[] = [];

/** The pages of the public companions, filled by `prerenderedPages`; they are in the sitemap. */
const meetingPages: BuiltPage[] = [];

export default defineConfig({
  root: import.meta.dirname,
  define: {
    'import.meta.env.VITE_APP_VERSION': JSON.stringify(packageJson.version),
    'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
  },
  plugins: [
    iconsByName(),
    react(),
    tailwindcss(),
    commonPasswords(),
    portraits(),
    mailPicture(),
    brandInHtml(),
    firstPaint(),
    prerenderedPages({ siteUrl, styles, meetingPages }),
    hostFiles({ siteUrl, styles, meetingPages }),
    installable({ isOn: loadEnv('production', import.meta.dirname).VITE_FEATURE_OFFLINE_MODE !== 'false' }),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The rules of care for 14 languages are one file, which a chat fetches once it has opened.
    chunkSizeWarningLimit: 640,
    // All supported browsers preload modules natively.
    modulePreload: { polyfill: false, resolveDependencies: preloadedFiles },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'named chunks', name: chunkOf() }],
        },
      },
    },
  },
});
