import type { PluginOption, Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { brand } from '#lib/brand.ts';
import { shellFile } from './prerendered-pages.ts';

/** The color of the installed page before its style sheet is loaded: the light surface, as in index.html. */
const surface = '#faf4ec';

/** The admin area needs the server, so its scripts are not cached. */
const adminArea = '/src/app/admin-routes.tsx';

/** Only a chat shows these, so they are cached when they are first seen. */
const portraitsOfChats = ['delighted', 'thoughtful', 'concerned', 'faint', 'faint-dark'].map(
  (picture) => `portraits/*-${picture}.svg`,
);

/** The service worker's part for notifications of replies, in web/public. */
const replyNotifications = 'reply-notifications.js';

/** The scripts that pages outside of the admin area may load. */
function scriptsOfPages(bundle: Rolldown.OutputBundle): Set<string> {
  const kept = new Set<string>();
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || kept.has(file)) return;
    if (chunk.moduleIds.some((id) => id.endsWith(adminArea))) return;
    kept.add(file);
    [...chunk.imports, ...chunk.dynamicImports].forEach(visit);
  };
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && output.isEntry) visit(output.fileName);
  }
  return kept;
}

/**
 * Makes the site installable and caches its pages and scripts, so that they open offline. Only public data is cached:
 * the site's own files, and pictures of companions. Responses of the project are not; members' data is in the page's
 * local copies, which signing out clears. A new version is loaded in the background and used once no page of the old
 * one is open. `isOn` false removes an earlier service worker.
 */
export function installable({ isOn }: { isOn: boolean }): PluginOption {
  let scripts = new Set<string>();
  const collectScripts: PluginOption = {
    name: 'scripts-to-keep',
    apply: 'build',
    generateBundle(_, bundle) {
      scripts = scriptsOfPages(bundle);
    },
  };
  const serviceWorker = VitePWA({
    selfDestroying: !isOn,
    injectRegister: false,
    includeManifestIcons: false,
    manifest: {
      id: '/',
      name: brand.name,
      short_name: brand.name,
      description: brand.description,
      lang: 'en',
      start_url: '/',
      display: 'standalone',
      background_color: surface,
      theme_color: surface,
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      globPatterns: ['**/*.{html,js,css,woff2,svg}'],
      globIgnores: ['200.html', '404.html', 'meet/*', ...portraitsOfChats, replyNotifications],
      importScripts: [replyNotifications],
      manifestTransforms: [
        (files) => ({
          manifest: files.filter(({ url }) => !/^assets\/.*\.js$/.test(url) || scripts.has(url)),
          warnings: [],
        }),
      ],
      navigateFallback: `/${shellFile}`,
      navigateFallbackDenylist: [/\/[^/]+\.\w+$/],
      cleanupOutdatedCaches: true,
      runtimeCaching: [
        {
          urlPattern: /^https?:\/\/[^/]+\/storage\/v1\/object\/public\/companion-images\//,
          handler: 'StaleWhileRevalidate',
          options: { cacheName: 'companion-images', expiration: { maxEntries: 40 } },
        },
        {
          urlPattern: /^https?:\/\/[^/]+\/portraits\//,
          handler: 'StaleWhileRevalidate',
          options: { cacheName: 'portraits', expiration: { maxEntries: 160 } },
        },
      ],
    },
  });
  return [collectScripts, serviceWorker];
}
