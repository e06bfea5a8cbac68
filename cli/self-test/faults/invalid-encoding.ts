import type { PlantedFault } from '../planted-fault.ts'

export const invalidEncodingFaults: PlantedFault[] = [
  {
    name: 'a byte order mark',
    file: 'content/pt-PT/data-culture.mdx',
    find: /^/,
    replace: '﻿',
    says: /byte order mark/,
  },
  {
    name: 'an invisible control character',
    file: 'content/pt-PT/experts.mdx',
    find: /^title: ./m,
    replace: 'title: a‸\u0007b',
    says: /U\+0007/,
  },
  {
    name: 'a letter that an earlier conversion lost',
    file: 'content/pt-PT/industries.mdx',
    find: /^title: ./m,
    replace: 'title: a‸�b',
    says: /a letter was lost/,
  },
]
