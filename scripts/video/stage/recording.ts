import {
  BufferTarget,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  Quality,
  WebMOutputFormat,
  canEncodeVideo,
} from 'mediabunny'

/** The two files, in codecs of which every browser plays at least one. */
const videoFormats = {
  webm: {
    codec: 'vp9',
    // The same quality for each frame; the range ends at 63, the lowest quality.
    quality: new Quality({ quantizer: 30 }),
    // Seconds between the frames that a player can seek to directly.
    keyFrameInterval: 12,
    format: new WebMOutputFormat(),
  },
  mp4: {
    codec: 'avc',
    // Chromium's encoder accepts a bitrate only, and starts each key frame at a lower quality.
    quality: new Quality({ bitrate: 600_000, bitrateMode: 'variable' }),
    keyFrameInterval: 18,
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
  },
} as const

/** The size of the video in pixels, and its frames per second. */
type Size = Record<'width' | 'height' | 'rate', number>

/**
 * Encodes screenshots as video files. A screenshot is a PNG in base64.
 *
 * @throws if this browser has no encoder for one of the codecs
 */
export async function startRecording({ width, height, rate }: Size) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const outputs: {
    name: string
    output: Output<OutputFormat, BufferTarget>
    source: CanvasSource
  }[] = []
  for (const [name, { codec, quality, keyFrameInterval, format }] of Object.entries(videoFormats)) {
    if (!(await canEncodeVideo(codec, { width, height, quality }))) {
      throw new Error(`This browser cannot encode ${codec}: let BROWSER_PATH name one that can`)
    }
    const output = new Output({ format, target: new BufferTarget() })
    const source = new CanvasSource(canvas, {
      codec,
      quality,
      latencyMode: 'quality',
      // Optimized for text on a plain background, which halves the file.
      contentHint: 'text',
      keyFrameInterval,
    })
    output.addVideoTrack(source, { frameRate: rate })
    outputs.push({ name, output, source })
    await output.start()
  }

  const draw = async (png: string) => {
    const response = await fetch(`data:image/png;base64,${png}`)
    const picture = await createImageBitmap(await response.blob())
    if (picture.width !== width || picture.height !== height) {
      throw new Error(`A screenshot is ${picture.width} by ${picture.height} pixels`)
    }
    canvas.getContext('2d', { alpha: false })?.drawImage(picture, 0, 0)
    picture.close()
  }

  let frames = 0
  return {
    /** Adds a frame; without a screenshot, it is the same as the one before. */
    async add(png?: string) {
      if (png !== undefined) await draw(png)
      await Promise.all(outputs.map(({ source }) => source.add(frames / rate, 1 / rate)))
      frames += 1
    },

    async toWebP(png: string, quality: number) {
      await draw(png)
      const blob = await new Promise<Blob | null>((resolve) =>
        canvas.toBlob(resolve, 'image/webp', quality),
      )
      if (blob?.type !== 'image/webp') throw new Error('This browser cannot write WebP')
      return new Uint8Array(await blob.arrayBuffer())
    },

    /** The finished files. */
    async finish() {
      const files: Record<string, Uint8Array> = {}
      for (const { name, output } of outputs) {
        await output.finalize()
        files[name] = new Uint8Array(output.target.buffer ?? new ArrayBuffer(0))
      }
      return files as Record<keyof typeof videoFormats, Uint8Array>
    },
  }
}
