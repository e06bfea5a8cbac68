import { readFileSync } from 'node:fs'
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny'
import { describe, expect, test } from 'vitest'
import video from '../../src/generated/demo-video.json'
import { locales } from '../../src/locales.ts'
import { fileNames, videoFolder } from '../../scripts/video/files.ts'

/** Bytes: a video of half a minute must not cost a phone more than a large picture. */
const LARGEST_VIDEO = 750_000
const LARGEST_POSTER = 40_000

describe.each(locales)('the demo video in %s', (locale) => {
  const names = fileNames(locale)

  test.each([
    [names.webm, 'vp9', 'video/webm'],
    [names.mp4, 'avc', 'video/mp4'],
  ])(
    '%s has one video track in %s, with the size and duration that the page declares',
    async (name, codec, type) => {
      const content = readFileSync(`${videoFolder}/${name}`)
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

  test('can start playing before it has fully loaded', () => {
    const boxes = topLevelBoxes(readFileSync(`${videoFolder}/${names.mp4}`))
    expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'))
  })

  test('has a frame at least every 50 ms', async () => {
    const source = new BufferSource(readFileSync(`${videoFolder}/${names.webm}`))
    const track = await new Input({ formats: ALL_FORMATS, source }).getPrimaryVideoTrack()
    if (track === null) throw new Error(`${names.webm} has no video track`)
    const times: number[] = []
    for await (const { timestamp } of new EncodedPacketSink(track).packets()) times.push(timestamp)
    const gaps = times.map((time, index) => time - (times[index - 1] ?? 0))
    expect(Math.max(...gaps)).toBeLessThan(0.05)
  })

  test('has a poster of the same size', () => {
    const poster = readFileSync(`${videoFolder}/${names.poster}`)
    expect(webpSize(poster)).toEqual({ width: video.width, height: video.height })
    expect(poster.length).toBeLessThan(LARGEST_POSTER)
  })
})

function topLevelBoxes(file: Buffer): string[] {
  const boxes: string[] = []
  for (let at = 0; at < file.length; at += file.readUInt32BE(at)) {
    boxes.push(file.toString('latin1', at + 4, at + 8))
  }
  return boxes
}

/** Of a WebP file with an extended header, which stores width - 1 and height - 1 in three bytes each. */
function webpSize(file: Buffer) {
  expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8X')
  return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }
}
