import { PNG } from 'pngjs'
import { drawLogo, problemsInLogo } from '../../../src/content/logo.ts'
import { logoSize } from '../../../src/content/logo-size.ts'
import type { Site } from '../../../src/content/site.ts'
import { settingsIn, type Content, type LogoFile } from '../../content/content-model.ts'
import {
  emptyShare,
  isOpaque,
  renderDrawing,
  renderPicture,
  schemeWithoutContrast,
  type RenderedLogo,
  type Scheme,
} from '../../content/logo-contrast.ts'
import { fileStart, pointAt, type SourceRange } from '../../core/location.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

/** Maximum sizes, in bytes, of an SVG logo without what programs store in it, and of a PNG logo. */
const MAX_SVG = 4096
const MAX_PNG = 30_000

/** Minimum image pixels per CSS pixel in a PNG logo, so that it looks sharp on phone screens. */
const DENSITY = 2

/** Maximum empty share of the width or height. Text without ascenders leaves up to 1/3 empty. */
const MAX_EMPTY = 0.4

type Data =
  | { problem: 'not-svg' | 'not-png' | 'no-view-box' | 'text' | 'style' | 'no-file' }
  | { problem: 'element' | 'external'; name: string }
  | { problem: 'large'; bytes: number; max: number }
  | { problem: 'contrast'; scheme: Scheme; isBrand: boolean }
  | { problem: 'low'; height: number; min: number }
  | { problem: 'opaque' | 'margin' }
  | { problem: 'no-logo'; client: string; path: string }

export default defineRule({
  id: 'invalid-logo',
  severity: 'error',
  what: {
    en: 'Logos are small SVG drawings without text, styles, scripts and external files, or transparent PNG pictures, without margins, and visible in both colour schemes.',
    pt: 'Os logotipos são desenhos SVG pequenos, sem texto, estilos, scripts e arquivos externos, ou imagens PNG transparentes, sem margens e visíveis nos dois esquemas de cores.',
    es: 'Los logotipos son dibujos SVG pequeños, sin texto, estilos, scripts ni archivos externos, o imágenes PNG transparentes, sin márgenes y visibles en los dos esquemas de color.',
  },
  why: {
    en: `The drawing of the brand becomes part of every page, where a style or a script would affect everything else; logos of clients are images, in which browsers ignore scripts and external files. A drawing has at most ${MAX_SVG} bytes, a picture at most ${MAX_PNG}, and is twice as high as on the page. The name of a client’s file is the client’s name in lower case, without accents, with hyphens.`,
    pt: `O desenho da marca passa a fazer parte de todas as páginas, onde um estilo ou um script afetaria todo o resto; os dos clientes são imagens, nas quais os navegadores ignoram scripts e arquivos externos. Um desenho tem no máximo ${MAX_SVG} bytes; uma imagem, no máximo ${MAX_PNG} e o dobro da altura que tem na página. O nome do arquivo é o nome do cliente em minúsculas, sem acentos, com hifens.`,
    es: `El dibujo de la marca pasa a formar parte de todas las páginas, donde un estilo o un script afectaría a todo lo demás; los de los clientes son imágenes, en las que los navegadores ignoran los scripts y los archivos externos. Un dibujo tiene como máximo ${MAX_SVG} bytes; una imagen, como máximo ${MAX_PNG} y el doble del alto que tiene en la página. El nombre del archivo es el nombre del cliente en minúsculas, sin acentos, con guiones.`,
  },
  check(content: Content): Problem<Data>[] {
    const renamed = content.strays.map(({ suggestion }) => suggestion)
    return content.logos
      .filter(({ path }) => !renamed.includes(path))
      .flatMap((logo) => {
        if (logo.bytes) return findProblems(logo, logo.bytes)
        return logo.client === undefined
          ? [{ file: logo.path, data: { problem: 'no-file' } }]
          : missingLogo(content, logo.path, logo.client)
      })
  },
  problem: {
    en: {
      'no-file': 'The logo of the brand is missing.',
      'no-logo': ({ client }) => `${client} has no logo; the page shows the name in letters.`,
      'not-svg': 'This is not an SVG drawing.',
      'not-png': 'This is not a PNG picture.',
      'no-view-box': 'The drawing has no valid viewBox, so its proportions are unknown.',
      text: 'The drawing contains text, which looks different without its font.',
      style: 'The drawing contains styles, which could affect a whole page or be blocked.',
      element: ({ name }) => `The drawing contains ${name}, which must not be on a page.`,
      external: ({ name }) => `The drawing refers to something outside of it: ${name}.`,
      large: ({ bytes, max }) => `The logo has ${bytes} bytes, but must have at most ${max}.`,
      contrast: ({ scheme }) => `Most of the logo is hardly visible on the ${scheme} background.`,
      low: ({ height }) => `The picture is ${height} pixels high, which looks blurred.`,
      opaque: 'The picture has no transparent background, so the page shows it in a box.',
      margin: 'The logo has empty margins, so it looks too small.',
    },
    pt: {
      'no-file': 'Falta o logotipo da marca.',
      'no-logo': ({ client }) => `${client} não tem logotipo; a página mostra o nome por escrito.`,
      'not-svg': 'Isto não é um desenho SVG.',
      'not-png': 'Isto não é uma imagem PNG.',
      'no-view-box':
        'O desenho não tem um viewBox válido, e sem ele não se conhecem as proporções.',
      text: 'O desenho contém texto, que muda de aparência sem a fonte.',
      style: 'O desenho contém estilos, que poderiam afetar uma página inteira ou ser bloqueados.',
      element: ({ name }) => `O desenho contém ${name}, que não pode estar em uma página.`,
      external: ({ name }) => `O desenho usa algo que está fora dele: ${name}.`,
      large: ({ bytes, max }) => `O logotipo tem ${bytes} bytes, mas pode ter no máximo ${max}.`,
      contrast: ({ scheme }) =>
        `A maior parte do logotipo quase não se vê no fundo ${scheme === 'light' ? 'claro' : 'escuro'}.`,
      low: ({ height }) => `A imagem tem ${height} pixels de altura e fica sem nitidez.`,
      opaque: 'A imagem não tem fundo transparente, e a página a mostra dentro de uma caixa.',
      margin: 'O logotipo tem margens vazias e fica pequeno demais na página.',
    },
    es: {
      'no-file': 'Falta el logotipo de la marca.',
      'no-logo': ({ client }) =>
        `${client} no tiene logotipo; la página muestra el nombre como texto.`,
      'not-svg': 'Esto no es un dibujo SVG.',
      'not-png': 'Esto no es una imagen PNG.',
      'no-view-box':
        'El dibujo no tiene un viewBox válido, y sin él no se conocen las proporciones.',
      text: 'El dibujo contiene texto, que cambia de aspecto sin su fuente.',
      style: 'El dibujo contiene estilos, que podrían afectar a toda una página o bloquearse.',
      element: ({ name }) => `El dibujo contiene ${name}, que no puede estar en una página.`,
      external: ({ name }) => `El dibujo usa algo que está fuera de él: ${name}.`,
      large: ({ bytes, max }) =>
        `El logotipo tiene ${bytes} bytes, pero puede tener como máximo ${max}.`,
      contrast: ({ scheme }) =>
        `La mayor parte del logotipo apenas se ve sobre el fondo ${scheme === 'light' ? 'claro' : 'oscuro'}.`,
      low: ({ height }) => `La imagen tiene ${height} píxeles de alto y se ve borrosa.`,
      opaque:
        'La imagen no tiene fondo transparente, y la página la muestra dentro de un recuadro.',
      margin: 'El logotipo tiene márgenes vacíos y se ve demasiado pequeño en la página.',
    },
  },
  fix: {
    en: {
      'no-file': 'Restore it from Git, or add it.',
      'no-logo': ({ path }) => `Add ${path}, or a .png of the same name.`,
      'not-svg': 'Export the logo again as SVG.',
      'not-png': 'Export the logo again as PNG; renaming another file is not enough.',
      'no-view-box': 'Write viewBox="0 0 width height" in <svg>, with the size of the drawing.',
      text: 'Convert the text to outlines (paths) in the drawing program, and export it again.',
      style: 'Export it again with presentation attributes instead of CSS.',
      element: 'Remove it, or export the logo as PNG.',
      external: 'Embed it as paths, or export the logo as PNG.',
      large: 'Simplify the drawing, export a smaller picture, or choose the other format.',
      contrast: ({ isBrand }) =>
        isBrand
          ? 'Use a colour that is visible on both backgrounds, or currentColor, the colour of the text.'
          : 'Use a colour that is visible on both backgrounds, such as a medium grey.',
      low: ({ min }) => `Export it ${min} pixels high or more, or as SVG.`,
      opaque: 'Export it with a transparent background.',
      margin: 'Crop the drawing or the picture to what is visible.',
    },
    pt: {
      'no-file': 'Restaure-o do Git ou acrescente-o.',
      'no-logo': ({ path }) => `Acrescente ${path}, ou um .png com o mesmo nome.`,
      'not-svg': 'Exporte o logotipo de novo como SVG.',
      'not-png': 'Exporte o logotipo de novo como PNG; não basta renomear outro arquivo.',
      'no-view-box': 'Escreva viewBox="0 0 largura altura" em <svg>, com o tamanho do desenho.',
      text: 'Converta o texto em curvas (paths) no programa de desenho e exporte de novo.',
      style: 'Exporte de novo com atributos de apresentação em vez de CSS.',
      element: 'Remova-o ou exporte o logotipo como PNG.',
      external: 'Incorpore-o como curvas ou exporte o logotipo como PNG.',
      large: 'Simplifique o desenho, exporte uma imagem menor ou escolha o outro formato.',
      contrast: ({ isBrand }) =>
        isBrand
          ? 'Use uma cor visível nos dois fundos, ou currentColor, a cor do texto.'
          : 'Use uma cor visível nos dois fundos, como um cinza médio.',
      low: ({ min }) => `Exporte com ${min} pixels de altura ou mais, ou como SVG.`,
      opaque: 'Exporte com fundo transparente.',
      margin: 'Corte o desenho ou a imagem no limite do que se vê.',
    },
    es: {
      'no-file': 'Restáurelo desde Git o añádalo.',
      'no-logo': ({ path }) => `Añada ${path}, o un .png con el mismo nombre.`,
      'not-svg': 'Exporte el logotipo de nuevo como SVG.',
      'not-png': 'Exporte el logotipo de nuevo como PNG; no basta con renombrar otro archivo.',
      'no-view-box': 'Escriba viewBox="0 0 ancho alto" en <svg>, con el tamaño del dibujo.',
      text: 'Convierta el texto en trazados (paths) en el programa de dibujo y expórtelo de nuevo.',
      style: 'Expórtelo de nuevo con atributos de presentación en lugar de CSS.',
      element: 'Quítelo o exporte el logotipo como PNG.',
      external: 'Incorpórelo como trazados o exporte el logotipo como PNG.',
      large: 'Simplifique el dibujo, exporte una imagen más pequeña o elija el otro formato.',
      contrast: ({ isBrand }) =>
        isBrand
          ? 'Use un color visible sobre los dos fondos, o currentColor, el color del texto.'
          : 'Use un color visible sobre los dos fondos, como un gris medio.',
      low: ({ min }) => `Expórtela con ${min} píxeles de alto o más, o como SVG.`,
      opaque: 'Expórtela con fondo transparente.',
      margin: 'Recorte el dibujo o la imagen al límite de lo que se ve.',
    },
  },
  cases: [
    {
      name: 'a client without a logo',
      file: 'content/clients/lumen.svg',
      instead: 'nothing',
      reportedAt: { file: 'content/site.yaml', after: /^clients:.*\n.*\n {2}- /m },
      key: 'clients[1]',
      report: /Lumen has no logo.*content\/clients\/lumen\.svg/s,
    },
    {
      name: 'a brand without a logo',
      file: 'content/logo.svg',
      instead: 'nothing',
      report: /logo of the brand is missing/,
    },
    {
      name: 'a script',
      file: 'content/clients/aurora.svg',
      find: /(?=<\/svg>)/,
      replace: '‸<script>alert(1)</script>',
      report: /contains script/,
    },
    {
      name: 'an event handler',
      file: 'content/clients/aurora.svg',
      find: /<path(?= fill="#)/,
      replace: '‸<path onclick="alert(1)"',
      report: /contains onclick/,
    },
    {
      name: 'a stylesheet',
      file: 'content/clients/aurora.svg',
      find: /<path(?= fill="#)/,
      replace: '‸<style>path { fill: red }</style>\n  <path',
      report: /contains styles.*presentation attributes/s,
    },
    {
      name: 'text',
      file: 'content/clients/aurora.svg',
      find: /<path(?= fill="#)/,
      replace: '‸<text y="20">Aurora</text>\n  <path',
      report: /contains text.*outlines/s,
    },
    {
      name: 'a reference to another file',
      file: 'content/clients/aurora.svg',
      find: /<path(?= fill="#)/,
      replace: '‸<use href="https://cdn.example.com/aurora.svg#sign"/>\n  <path',
      report: /outside of it: https:\/\/cdn/,
    },
    {
      name: 'a gradient in the same file',
      file: 'content/clients/cia-das-aguas.svg',
      find: /stroke="url/,
      replace: 'id="waves" stroke="url',
    },
    {
      name: 'no viewBox',
      file: 'content/clients/aurora.svg',
      find: /<svg(.*) viewBox="[^"]*"/,
      replace: '‸<svg$1',
      report: /no valid viewBox/,
    },
    {
      name: 'a drawing that ends too early',
      file: 'content/clients/aurora.svg',
      find: /(d="[^"]*"\/>)\s*<\/svg>\s*$/,
      replace: '$1‸',
      report: /not an SVG drawing/,
    },
    {
      name: 'a GIF file with the extension .png',
      file: 'content/clients/quilha.png',
      write: 'GIF89a',
      report: /not a PNG picture/,
    },
    {
      name: 'a drawing with thousands of points',
      file: 'content/clients/aurora.svg',
      find: /(?=<\/svg>)/,
      replace: `<path d="M0 0${'h1v1'.repeat(1100)}"/>`,
      report: /bytes, but must have at most 4096/,
    },
    {
      name: 'the colour of the text, which is black in an image',
      file: 'content/clients/aurora.svg',
      find: /#75827f/g,
      replace: 'currentColor',
      report: /hardly visible on the dark background.*medium grey/s,
    },
    {
      name: 'a picture without a transparent background',
      file: 'content/clients/quilha.png',
      write: picture(120, 90, [255, 255, 255, 255]),
      report: /no transparent background/,
    },
    {
      name: 'a picture that is not high enough',
      file: 'content/clients/quilha.png',
      write: picture(90, 60, [134, 126, 134, 255], 2),
      report: /60 pixels high.*80 pixels high or more/s,
    },
    {
      name: 'a picture with margins',
      file: 'content/clients/quilha.png',
      write: picture(120, 90, [134, 126, 134, 255], 30),
      report: /empty margins/,
    },
    {
      name: 'a brand logo with margins',
      file: 'content/logo.svg',
      find: /viewBox="0 0 24 24"/,
      replace: 'viewBox="-12 -12 48 48"',
      report: /empty margins/,
    },
    {
      name: 'a small light part',
      file: 'content/logo.svg',
      find: /<circle/,
      replace: '<path fill="#ffffff" d="M1 1h1v1h-1z"/><circle',
    },
  ],
})

/** Returns a PNG image of a rectangle, with a transparent margin of the given width. */
function picture(width: number, height: number, color: readonly number[], margin = 0): Buffer {
  const png = new PNG({ width, height })
  for (let y = margin; y < height - margin; y += 1) {
    for (let x = margin; x < width - margin; x += 1) png.data.set(color, (y * width + x) * 4)
  }
  return PNG.sync.write(png)
}

function findProblems({ path, client }: LogoFile, bytes: Buffer): Problem<Data>[] {
  const at = (data: Data, place: SourceRange = fileStart) => ({ file: path, place, data })
  const isBrand = client === undefined
  const ground = isBrand ? 'paper' : 'tint'
  const warning = (data: Data) => ({ ...at(data), severity: 'warning' as const })
  const look = (logo: RenderedLogo) => {
    const scheme = schemeWithoutContrast(logo, ground)
    return [
      ...(scheme ? [warning({ problem: 'contrast', scheme, isBrand })] : []),
      ...(emptyShare(logo) > MAX_EMPTY ? [warning({ problem: 'margin' })] : []),
    ]
  }
  if (path.endsWith('.png')) {
    const png = decodePng(bytes)
    if (!png) return [at({ problem: 'not-png' })]
    if (bytes.length > MAX_PNG) {
      return [at({ problem: 'large', bytes: bytes.length, max: MAX_PNG })]
    }
    const min = DENSITY * logoSize(png.width / png.height).height
    return [
      ...(png.height < min ? [warning({ problem: 'low', height: png.height, min })] : []),
      // An opaque background makes the logo's contrast and margins impossible to measure.
      ...(isOpaque(png) ? [warning({ problem: 'opaque' })] : look(renderPicture(png))),
    ]
  }
  const svg = bytes.toString('utf8')
  const problems = problemsInLogo(svg)
  if (problems.length > 0) {
    return problems.map(({ offset, ...data }) => at(data, pointAt(svg, offset)))
  }
  const size = Buffer.byteLength(drawLogo(svg, { prefix: '' }).markup)
  if (size > MAX_SVG) return [at({ problem: 'large', bytes: size, max: MAX_SVG })]
  return look(renderDrawing(svg, isBrand))
}

function decodePng(bytes: Buffer): PNG | undefined {
  try {
    return PNG.sync.read(bytes)
  } catch {
    return undefined
  }
}

function missingLogo(content: Content, path: string, client: number): Problem<Data>[] {
  const site = settingsIn<Site>(content, 'site')
  if (!site) return []
  const name = site.value.clients[client] ?? ''
  const data: Data = { problem: 'no-logo', client: name, path }
  return [{ ...site.locate(['clients', client]), severity: 'note', data }]
}
