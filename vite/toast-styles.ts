import type { Plugin } from 'vite'

/** The call with which sonner adds a style element to the page. */
const INJECTION = /^__insertCSS\(".*"\);?$/m

/**
 * Removes the call with which sonner adds its styles to the page, because the
 * Content-Security-Policy blocks them. The form imports sonner's stylesheet instead.
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
