import { readFileSync } from 'node:fs'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import { describe, expect, test } from 'vitest'
import video from '../../src/generated/demo-video.json'
import { locales } from '../../src/locales.ts'
import { fileNames, VIDEO_FOLDER } from '../../scripts/video/files.ts'

/** Maximum size in bytes: a half-minute video must not use more data than a large image. */
const LARGEST_VIDEO = 750_000
const LARGEST_POSTER = 52_000

describe.each(locales)('the demo video in %s', (locale) => {
  const names = fileNames(locale)

  test.each([
    [names.webm, 'vp9', 'video/webm'],
    [names.mp4, 'avc', 'video/mp4'],
  ])(
    '(%s) has a single %s track with the declared dimensions and duration',
    async (name, codec, type) => {
      const content = readFileSync(`${VIDEO_FOLDER}/${name}`)
      const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(content) })
      const tracks = await input.getTracks()
      expect(tracks.map((track) => track.type)).toEqual(['video'])
      const track = await input.getPrimaryVideoTrack()
      expect(await input.getMimeType()).toMatch(new RegExp(`^${type};`))
      expect(track).toMatchObject({ codec, codedWidth: video.width, codedHeight: video.height })
      expect(await input.computeDuration()).toBeCloseTo(video.duration, 1)
      expect(content.length).toBeLessThan(LARGEST_VIDEO)
    },
  )

  test('can start playing as MP4 before it has fully loaded', () => {
    const content = readFileSync(`${VIDEO_FOLDER}/${names.mp4}`)
    expect(content.indexOf('moov')).toBeLessThan(content.indexOf('mdat'))
  })

  test('has a poster with the same dimensions', () => {
    const poster = readFileSync(`${VIDEO_FOLDER}/${names.poster}`)
    // An extended header stores width - 1 and height - 1 in three bytes each.
    expect(poster.toString('latin1', 8, 16)).toBe('WEBPVP8X')
    expect(poster.readUIntLE(24, 3) + 1).toBe(video.width)
    expect(poster.readUIntLE(27, 3) + 1).toBe(video.height)
    expect(poster.length).toBeLessThan(LARGEST_POSTER)
  })
})
