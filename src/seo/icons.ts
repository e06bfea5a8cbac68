/** The brand's icons for home screens, by address. */
export const icons = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const

/** The icon that stands for the company where one picture is asked for. */
export const logo = '/icon-512.png'

/** Home screens of Apple's devices: 180 by 180 pixels, without transparency. */
export const appleTouchIcon = '/apple-touch-icon.png'
