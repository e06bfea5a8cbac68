import {
  BufferTarget,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  Quality,
  WebMOutputFormat,
  canEncodeVideo,
  type OutputFormat,
  type VideoCodec,
} from 'mediabunny'

export type VideoFile = 'webm' | 'mp4'

interface FileKind {
  codec: VideoCodec
  quality: Quality
  /** Seconds between the frames that a player can jump to at once. */
  keyFrameInterval: number
  format: () => OutputFormat
}

/** The two files, in the codecs that every browser plays one of. */
const FILES: Record<VideoFile, FileKind> = {
  webm: {
    codec: 'vp9',
    // Each picture as fine as the other; up to 63, which is coarse.
    quality: new Quality({ quantizer: 30 }),
    keyFrameInterval: 12,
    format: () => new WebMOutputFormat(),
  },
  mp4: {
    codec: 'avc',
    // Chromium's encoder takes bits a second only, and begins a little coarsely at each key frame.
    quality: new Quality({ bitrate: 600_000, bitrateMode: 'variable' }),
    keyFrameInterval: 18,
    format: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  },
}

interface Size {
  width: number
  height: number
  /** Frames a second. */
  rate: number
}

/** Pictures in, video files out. */
export class Recording {
  readonly #canvas: HTMLCanvasElement
  readonly #rate: number
  readonly #outputs: { name: VideoFile; output: Output; source: CanvasSource }[] = []
  #frames = 0

  constructor({ width, height, rate }: Size) {
    this.#canvas = Object.assign(document.createElement('canvas'), { width, height })
    this.#rate = rate
  }

  /** @throws where this browser has no encoder for one of the codecs */
  async start(): Promise<void> {
    const { width, height } = this.#canvas
    for (const [name, { codec, quality, keyFrameInterval, format }] of Object.entries(FILES)) {
      if (!(await canEncodeVideo(codec, { width, height, quality }))) {
        throw new Error(`This browser cannot encode ${codec}: let BROWSER_PATH name one that can`)
      }
      const output = new Output({ format: format(), target: new BufferTarget() })
      const source = new CanvasSource(this.#canvas, {
        codec,
        quality,
        latencyMode: 'quality',
        // Letters on flat ground: half the bytes of what a camera sees.
        contentHint: 'text',
        keyFrameInterval,
      })
      output.addVideoTrack(source, { frameRate: this.#rate })
      this.#outputs.push({ name: name as VideoFile, output, source })
      await output.start()
    }
  }

  /** Adds a picture, a PNG in base64, that stands for a number of frames. */
  async add(png: string, count: number): Promise<void> {
    await this.#draw(png)
    for (let i = 0; i < count; i += 1) {
      const time = this.#frames / this.#rate
      await Promise.all(this.#outputs.map(({ source }) => source.add(time, 1 / this.#rate)))
      this.#frames += 1
    }
  }

  /** The picture that was added last, as WebP in base64. */
  async still(quality: number): Promise<string> {
    const blob = await new Promise<Blob | null>((resolve) =>
      this.#canvas.toBlob(resolve, 'image/webp', quality),
    )
    if (blob?.type !== 'image/webp') throw new Error('This browser cannot write WebP')
    return toBase64(await blob.arrayBuffer())
  }

  /** The finished files in base64. */
  async finish(): Promise<Record<VideoFile, string>> {
    const files: [string, string][] = []
    for (const { name, output } of this.#outputs) {
      await output.finalize()
      files.push([name, toBase64((output.target as BufferTarget).buffer ?? new ArrayBuffer(0))])
    }
    return Object.fromEntries(files) as Record<VideoFile, string>
  }

  async #draw(png: string): Promise<void> {
    const picture = await createImageBitmap(
      await (await fetch(`data:image/png;base64,${png}`)).blob(),
    )
    if (picture.width !== this.#canvas.width || picture.height !== this.#canvas.height) {
      throw new Error(`A picture is ${picture.width} by ${picture.height} pixels`)
    }
    this.#canvas.getContext('2d', { alpha: false })?.drawImage(picture, 0, 0)
    picture.close()
  }
}

function toBase64(buffer: ArrayBuffer): string {
  let bytes = ''
  for (const byte of new Uint8Array(buffer)) bytes += String.fromCharCode(byte)
  return btoa(bytes)
}
