import type { Plugin } from 'vite';

/**
 * sonner writes its stylesheet into a `<style>` element when it is imported, which a Content-Security-Policy without
 * 'unsafe-inline' refuses. The page links the same stylesheet as a file, so the writing is left out.
 */
export function toastsWithoutInlineStyles(): Plugin {
  return {
    name: 'toasts-without-inline-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs/ },
      handler(code) {
        const without = code.replace(/^__insertCSS\(".*"\);?$/m, '');
        if (without === code) this.error('sonner no longer calls __insertCSS; this plugin can go.');
        return { code: without, map: null };
      },
    },
  };
}
