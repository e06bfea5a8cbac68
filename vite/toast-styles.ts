import type { Plugin } from 'vite'

/** Matches the call with which sonner adds a style element to the page. */
const INJECTION = /^__insertCSS\(".*"\);?$/m

/**
 * The Vite plugin that prevents sonner from injecting its styles: the Content-Security-Policy would
 * block them, and they are for toasts on top of the page, whereas ours are part of the form
 * (`results.css`).
 */
export function toastStyles(): Plugin {
  return {
    name: 'toast-styles',
    // Otherwise, Vite would pre-bundle sonner without applying this plugin.
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        if (!INJECTION.test(code)) this.error('sonner no longer injects its styles by __insertCSS')
        return { code: code.replace(INJECTION, ''), map: null }
      },
    },
  }
}
