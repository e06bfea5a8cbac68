import type { Content } from '../../content/content.ts'
import { fileStart } from '../../core/location.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'local-function',
  severity: 'error',
  releaseOnly: true,
  what: {
    en: 'With --release, the form must send messages to a hosted function.',
    pt: 'Com --release, o formulário deve enviar as mensagens a uma função hospedada.',
    es: 'Con --release, el formulario debe enviar los mensajes a una función alojada.',
  },
  why: {
    en: 'Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY to your Supabase project; without them, the build uses the local function.',
    pt: 'Defina VITE_SUPABASE_URL e VITE_SUPABASE_ANON_KEY com os valores do seu projeto Supabase; sem elas, o build usa a função local.',
    es: 'Defina VITE_SUPABASE_URL y VITE_SUPABASE_ANON_KEY con los valores de su proyecto de Supabase; sin ellas, el build usa la función local.',
  },
  check: ({ environment }: Content) =>
    ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY']
      .filter((name) => environment && isLocal(environment[name]))
      .map((name) => ({ file: '.env', place: fileStart, data: { name } })),
  problem: {
    en: ({ name }) => `\`${name}\` is not set to a hosted function.`,
    pt: ({ name }) => `\`${name}\` não aponta para uma função hospedada.`,
    es: ({ name }) => `\`${name}\` no apunta a una función alojada.`,
  },
  fix: {
    en: 'Set it to the value of your Supabase project, as described in docs/deploy-function.md.',
    pt: 'Defina-a com o valor do seu projeto Supabase, como descreve docs/deploy-function.md.',
    es: 'Defínala con el valor de su proyecto de Supabase, como describe docs/deploy-function.md.',
  },
  cases: [],
})

function isLocal(value = ''): boolean {
  return value === '' || /\/\/(?:localhost|127\.0\.0\.1)\b/.test(value)
}
