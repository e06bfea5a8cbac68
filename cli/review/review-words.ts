import { pluralize, type ReportLanguage } from '../core/report-language.ts'

const en = {
  title: 'Review of the content',
  nothing: (base: string) => `Nothing to review: the content is the same as in ${base}.`,
  changed: (count: number) => `${pluralize(count, 'text')} changed`,
  noTexts: 'No text has changed, only how the files are written.',
  allLanguages: 'All languages',
  added: 'added',
  removed: 'removed',
  pictures: 'Pictures',
  before: 'Before',
  after: 'After',
  schemes: { light: 'light', dark: 'dark' },
  pairs: (count: number) => pluralize(count, 'pair of pictures', 'pairs of pictures'),
  noPictures: 'No page looks different.',
  building: 'Building both versions, then taking screenshots of each page that differs.',
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  open: (page: string) => `Open in a browser: ${page}`,
  contentErrors:
    'There are no pictures: the site can only be built without errors in the content, which npx cli check-locales reports.',
  stalePrices: 'There are no pictures: the price tables are out of date. Run npx cli prices first.',
  /** Why there are no screenshots, keyed by the step that failed. */
  failed: {
    before: 'There are no pictures: the version before cannot be built.',
    after: 'There are no pictures: the version after cannot be built.',
    browser: 'There are no pictures: the browser failed.',
  },
  stale: (count: number) => `${pluralize(count, 'translation')} to review`,
  accept:
    'Compare each translation with its source, and change it if needed. Then run its command, or write it as a comment on the pull request:',
  findings: 'What check-locales reports',
  clean: 'No problems in the changed files.',
  more: (count: number) => `${count} more: see the page with the pictures.`,
}

export const reviewWords: Record<ReportLanguage, typeof en> = {
  en,
  pt: {
    title: 'Revisão do conteúdo',
    nothing: (base) => `Nada a revisar: o conteúdo é igual ao de ${base}.`,
    changed: (count) => (count === 1 ? '1 texto mudou' : `${count} textos mudaram`),
    noTexts: 'Nenhum texto mudou, só a forma como os arquivos estão escritos.',
    allLanguages: 'Todos os idiomas',
    added: 'novo',
    removed: 'removido',
    pictures: 'Imagens',
    before: 'Antes',
    after: 'Depois',
    schemes: { light: 'claro', dark: 'escuro' },
    pairs: (count) => pluralize(count, 'par de imagens', 'pares de imagens'),
    noPictures: 'Nenhuma página mudou de aparência.',
    building: 'Gerando as duas versões e, depois, as imagens de cada página que mudou.',
    page: (number, count) => `Página ${number} de ${count}`,
    open: (page) => `Abra no navegador: ${page}`,
    contentErrors:
      'Não há imagens: o conteúdo tem erros, e com eles o site não pode ser gerado. Para vê-los, execute npx cli check-locales.',
    stalePrices:
      'Não há imagens: as tabelas de preços estão desatualizadas. Execute antes npx cli prices.',
    failed: {
      before: 'Não há imagens: não foi possível gerar a versão anterior.',
      after: 'Não há imagens: não foi possível gerar a nova versão.',
      browser: 'Não há imagens: o navegador falhou.',
    },
    stale: (count) => (count === 1 ? '1 tradução a revisar' : `${count} traduções a revisar`),
    accept:
      'Compare cada tradução com o original e altere-a se for preciso. Depois execute o comando dela, ou escreva-o num comentário do pull request:',
    findings: 'O que o check-locales encontrou',
    clean: 'Nenhum problema nos arquivos alterados.',
    more: (count) => `Mais ${count}: veja a página com as imagens.`,
  },
  es: {
    title: 'Revisión del contenido',
    nothing: (base) => `Nada que revisar: el contenido es igual al de ${base}.`,
    changed: (count) => (count === 1 ? '1 texto ha cambiado' : `${count} textos han cambiado`),
    noTexts: 'Ningún texto ha cambiado, solo la forma en que están escritos los archivos.',
    allLanguages: 'Todos los idiomas',
    added: 'nuevo',
    removed: 'eliminado',
    pictures: 'Imágenes',
    before: 'Antes',
    after: 'Después',
    schemes: { light: 'claro', dark: 'oscuro' },
    pairs: (count) => pluralize(count, 'par de imágenes', 'pares de imágenes'),
    noPictures: 'Ninguna página ha cambiado de aspecto.',
    building:
      'Se generan las dos versiones y, después, las imágenes de cada página que ha cambiado.',
    page: (number, count) => `Página ${number} de ${count}`,
    open: (page) => `Abra en el navegador: ${page}`,
    contentErrors:
      'No hay imágenes: el contenido tiene errores y así no se puede generar el sitio. Para verlos, ejecute npx cli check-locales.',
    stalePrices:
      'No hay imágenes: las tablas de precios están desactualizadas. Ejecute antes npx cli prices.',
    failed: {
      before: 'No hay imágenes: no se ha podido generar la versión anterior.',
      after: 'No hay imágenes: no se ha podido generar la versión nueva.',
      browser: 'No hay imágenes: el navegador ha fallado.',
    },
    stale: (count) =>
      count === 1 ? '1 traducción por revisar' : `${count} traducciones por revisar`,
    accept:
      'Compare cada traducción con el original y cámbiela si hace falta. Después ejecute su comando, o escríbalo en un comentario del pull request:',
    findings: 'Lo que ha encontrado check-locales',
    clean: 'Ningún problema en los archivos modificados.',
    more: (count) => `${count} más: vea la página con las imágenes.`,
  },
}
