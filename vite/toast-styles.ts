import type { Plugin } from 'vite'

/** The call with which sonner puts its stylesheet into the page when it is loaded. */
const INJECTION = /^__insertCSS\(".*"\);?$/m

/**
 * Keeps sonner from putting a style element into the page, which the
 * Content-Security-Policy blocks: the form imports its stylesheet as a file.
 */
export function noticeStyles(): Plugin {
  return {
    name: 'notice-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        if (!INJECTION.test(code)) this.error('sonner puts its styles into the page in a new way')
        return { code: code.replace(INJECTION, ''), map: null }
      },
    },
  }
}
