import { engines } from './engines.ts'
import { testEngine } from './engine-tests.ts'

testEngine(engines.firefox)
