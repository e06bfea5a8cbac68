#!/usr/bin/env node
// @ts-check
import { setFlagsFromString } from 'node:v8'
import { start } from '../program-bundle/start.js'
import { program } from './bundle.js'

/*
 * Starts `main.ts`. Compiling 200 files and loading 350 more takes a second, one
 * bundle of them takes a tenth.
 */

// A command ends before optimised code pays: eight times the usual patience.
setFlagsFromString('--interrupt-budget=1000000')

await start(program, 'main')
