import type { Purpose } from '../../src/content/purpose.ts'
import type { TextOnPage } from '../../cli/built-site/content-on-page.ts'
import styles from './view.css?inline'

const dialogWords = {
  noEditor: {
    en: 'No editor opened. The text is here:',
    pt: 'Nenhum editor abriu. O texto está aqui:',
    es: 'No se ha abierto ningún editor. El texto está aquí:',
  },
  texts: { en: 'Texts on this page', pt: 'Textos desta página', es: 'Textos de esta página' },
  purpose: { en: 'Purpose', pt: 'Finalidade', es: 'Finalidad' },
  length: { en: 'Length', pt: 'Tamanho', es: 'Longitud' },
  source: { en: 'Source', pt: 'Original', es: 'Original' },
  states: { en: 'Languages', pt: 'Idiomas', es: 'Idiomas' },
  present: { en: 'present', pt: 'presente', es: 'presente' },
  missing: { en: 'missing', pt: 'falta', es: 'falta' },
  stale: { en: 'stale', pt: 'a revisar', es: 'por revisar' },
  others: { en: 'Also here', pt: 'Também aqui', es: 'También aquí' },
}

/** Distance of the panel from the element and from the edges of the viewport, in pixels. */
const GAP = 8

/** Isolates the view from the page's styles. */
const host = document.createElement('content-inspector')
const shadow = host.attachShadow({ mode: 'open' })
const frame = create('div', { className: 'frame', hidden: true })
const panel = create('div', { className: 'panel', hidden: true })
shadow.append(create('style', {}, styles), frame, panel)
document.documentElement.append(host)

export function hidePanel(): void {
  frame.hidden = panel.hidden = true
}

/**
 * Shows details of an element's texts below the element, or above it if there is no space below.
 */
export function showPanel(element: Element, [text, ...others]: readonly TextOnPage[]): void {
  if (!text) return
  const { purpose, limit, source } = text
  const length = `${text.text.length}${limit === undefined ? '' : ` / ${limit}`}`
  const rows = [
    ...(purpose ? row('purpose', inPageLanguage(purpose)) : []),
    ...row('length', length),
    ...(source ? row('source', source) : []),
    ...(text.states ? row('states', ...stateElements(text)) : []),
    ...others.flatMap((other) => row('others', `${textName(other)} (${other.location})`)),
  ]
  panel.replaceChildren(...titleNodes(text, textName(text)), create('dl', {}, ...rows))
  frame.hidden = panel.hidden = false

  const { left, top, bottom, width, height } = element.getBoundingClientRect()
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px` })
  move(frame, left, top)
  const hasRoom = bottom + GAP + panel.offsetHeight < innerHeight
  const panelTop = hasRoom ? bottom + GAP : top - GAP - panel.offsetHeight
  const panelLeft = Math.min(left, innerWidth - GAP - panel.offsetWidth)
  move(panel, Math.max(GAP, panelLeft), Math.max(GAP, panelTop))
}

export function showMessage(message: string): void {
  panel.replaceChildren(message)
  panel.hidden = false
  move(panel, GAP, GAP)
}

/**
 * Lists texts by file, in a dialog.
 *
 * @param file the file whose texts are expanded initially
 */
export function showList(
  texts: ReadonlySet<TextOnPage>,
  file: string | undefined,
  onSelect: (text: TextOnPage) => void,
): void {
  shadow.querySelector('dialog')?.remove()
  const groups = [...new Set(Array.from(texts, (text) => text.file))].map((name) => {
    const items = [...texts].filter((text) => text.file === name)
    const buttons = items.map((text) => {
      const flaws = stateElements(text).filter(({ className }) => className !== 'present')
      const button = create('button', {}, ...titleNodes(text, text.id), text.text, ...flaws)
      button.addEventListener('click', () => onSelect(text))
      return button
    })
    const summary = create('summary', {}, `${name} (${items.length})`)
    return create('details', { open: name === file }, summary, ...buttons)
  })
  const dialog = showDialog('texts', ...groups)
  dialog.querySelector<HTMLElement>('details[open] button')?.focus()
}

/** Shows a text's file and line, selected for copying; called if no editor has opened. */
export function showLocation(location: string): void {
  const input = create('input', { value: location, readOnly: true })
  showDialog('noEditor', input).className = 'message'
  input.select()
}

function showDialog(title: keyof typeof dialogWords, ...children: Node[]): HTMLDialogElement {
  const dialog = create('dialog', {}, create('h2', {}, localizedWord(title)), ...children)
  dialog.addEventListener('close', () => dialog.remove())
  shadow.append(dialog)
  dialog.showModal()
  return dialog
}

function titleNodes({ location }: TextOnPage, name: string): Node[] {
  return [create('strong', {}, name), create('code', {}, location)]
}

function textName({ file, id }: TextOnPage): string {
  return `${file} · ${id}`
}

function row(word: keyof typeof dialogWords, ...values: (Node | string)[]): Node[] {
  return [create('dt', {}, localizedWord(word)), create('dd', {}, ...values)]
}

function stateElements({ states }: TextOnPage): HTMLElement[] {
  return Object.entries(states ?? {}).map(([locale, state]) =>
    create('span', { className: state }, `${locale} ${localizedWord(state)}`),
  )
}

function localizedWord(word: keyof typeof dialogWords): string {
  return inPageLanguage(dialogWords[word])
}

function inPageLanguage(translations: Purpose): string {
  const { lang } = document.documentElement
  return new Map(Object.entries(translations)).get(lang.slice(0, 2)) ?? translations.en
}

function move({ style }: HTMLElement, left: number, top: number): void {
  Object.assign(style, { left: `${left}px`, top: `${top}px` })
}

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}
