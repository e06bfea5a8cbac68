import type { Content } from '../../content/content.ts'
import { fileStart } from '../../core/location.ts'
import { defineRule } from '../../core/rule.ts'

const SETTINGS = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'] as const

/** A public site sends its form to a hosted function, not to the one of this machine. */
export default defineRule({
  id: 'local-function',
  severity: 'error',
  releaseOnly: true,
  about: {
    en: `With --release: the form sends messages to a hosted function.
      Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY to your Supabase project; without them, the build uses the local function.`,
    pt: `Com --release: o formulário envia para uma função hospedada.
      VITE_SUPABASE_URL e VITE_SUPABASE_ANON_KEY indicam o seu projeto Supabase; sem elas a build fala com esta máquina.`,
    es: `Con --release: el formulario envía a una función alojada.
      VITE_SUPABASE_URL y VITE_SUPABASE_ANON_KEY indican su proyecto de Supabase; sin ellas la compilación habla con esta máquina.`,
  },
  check: ({ environment }: Content) =>
    environment === undefined
      ? []
      : SETTINGS.flatMap((name) => {
          const value = environment[name] ?? ''
          if (value !== '' && !/\/\/(?:localhost|127\.0\.0\.1)\b/.test(value)) return []
          const data = { name }
          return [{ file: '.env', place: fileStart, data }]
        }),
  messages: {
    en: ({ name }) => `\`${name}\` is not set: the form would send to this machine.
      Set it to that of your Supabase project, as docs/deploy-function.md says.`,
    pt: ({ name }) => `\`${name}\` não está definida: o formulário enviaria para esta máquina.
      Defina-a com a do seu projeto Supabase, como diz docs/deploy-function.md.`,
    es: ({ name }) => `\`${name}\` no está definida: el formulario enviaría a esta máquina.
      Defínala con la de su proyecto de Supabase, como dice docs/deploy-function.md.`,
  },
  cases: [],
})
