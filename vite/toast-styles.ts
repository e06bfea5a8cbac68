import type { Plugin } from 'vite'

/** The call that sonner uses to add a style element to the page. */
const INJECTION = /^__insertCSS\(".*"\);?$/m

/**
 * The Vite plugin that prevents sonner from injecting its styles, which the Content-Security-Policy
 * would block. The form imports sonner's stylesheet instead.
 */
export function toastStyles(): Plugin {
  return {
    name: 'toast-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        if (!INJECTION.test(code)) this.error('sonner no longer injects its styles by __insertCSS')
        return { code: code.replace(INJECTION, ''), map: null }
      },
    },
  }
}
