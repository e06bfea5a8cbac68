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
const FILES = {
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

/** Encodes screenshots as video files. */
export class Recording {
  readonly #canvas: HTMLCanvasElement
  readonly #rate: number
  readonly #outputs: {
    name: string
    output: Output<OutputFormat, BufferTarget>
    source: CanvasSource
  }[] = []
  #frames = 0

  private constructor({ width, height, rate }: Size) {
    this.#canvas = Object.assign(document.createElement('canvas'), { width, height })
    this.#rate = rate
  }

  /** @throws if this browser has no encoder for one of the codecs */
  static async start(size: Size): Promise<Recording> {
    const recording = new Recording(size)
    for (const [name, { codec, quality, keyFrameInterval, format }] of Object.entries(FILES)) {
      if (!(await canEncodeVideo(codec, { ...size, quality }))) {
        throw new Error(`This browser cannot encode ${codec}: let BROWSER_PATH name one that can`)
      }
      const output = new Output({ format, target: new BufferTarget() })
      const source = new CanvasSource(recording.#canvas, {
        codec,
        quality,
        latencyMode: 'quality',
        // Optimized for text on a plain background, which halves the file.
        contentHint: 'text',
        keyFrameInterval,
      })
      output.addVideoTrack(source, { frameRate: size.rate })
      recording.#outputs.push({ name, output, source })
      await output.start()
    }
    return recording
  }

  /** Adds a screenshot, a PNG in base64, for a number of frames. */
  async add(png: string, count: number): Promise<void> {
    await this.#draw(png)
    for (let i = 0; i < count; i += 1) {
      const time = this.#frames / this.#rate
      await Promise.all(this.#outputs.map(({ source }) => source.add(time, 1 / this.#rate)))
      this.#frames += 1
    }
  }

  async #draw(png: string): Promise<void> {
    const { width, height } = this.#canvas
    const response = await fetch(`data:image/png;base64,${png}`)
    const picture = await createImageBitmap(await response.blob())
    if (picture.width !== width || picture.height !== height) {
      throw new Error(`A screenshot is ${picture.width} by ${picture.height} pixels`)
    }
    this.#canvas.getContext('2d', { alpha: false })?.drawImage(picture, 0, 0)
    picture.close()
  }

  /** Converts a screenshot, a PNG in base64, to WebP. */
  async toWebP(png: string, quality: number): Promise<Uint8Array> {
    await this.#draw(png)
    const blob = await new Promise<Blob | null>((resolve) =>
      this.#canvas.toBlob(resolve, 'image/webp', quality),
    )
    if (blob?.type !== 'image/webp') throw new Error('This browser cannot write WebP')
    return new Uint8Array(await blob.arrayBuffer())
  }

  /** The finished files. */
  async finish(): Promise<Record<keyof typeof FILES, Uint8Array>> {
    const files: Record<string, Uint8Array> = {}
    for (const { name, output } of this.#outputs) {
      await output.finalize()
      files[name] = new Uint8Array(output.target.buffer ?? new ArrayBuffer(0))
    }
    return files as Record<keyof typeof FILES, Uint8Array>
  }
}
