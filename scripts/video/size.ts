/** Size of the video in pixels: a phone held upright. */
export const SIZE = { width: 720, height: 1280 }
