import type * as z from 'zod/mini'
import {
  type ContactField,
  type ContactIssue,
  type ContactMessage,
  ContactMessageSchema,
  HONEYPOT,
} from '../_shared/contact.ts'
import { Refusal } from './answer.ts'

/** A message, or what a program wrote that filled in the field no person sees. */
export type ContactRequest = { from: 'person'; message: ContactMessage } | { from: 'program' }

/**
 * Checks the body again: the form is not the only one that can send one.
 *
 * @throws Refusal `validation_failed`, with the issue of each wrong field; the schema stops at the first
 */
export function parseContactRequest(body: unknown): ContactRequest {
  const checked = ContactMessageSchema.safeParse(body)
  if (!checked.success) {
    throw new Refusal('validation_failed', { fields: issuesByField(checked.error.issues) })
  }
  const honeypot = (body as Record<string, unknown>)[HONEYPOT]
  return honeypot === undefined || honeypot === ''
    ? { from: 'person', message: checked.data }
    : { from: 'program' }
}

function issuesByField(issues: z.core.$ZodIssue[]): Partial<Record<ContactField, ContactIssue>> {
  const fields: Partial<Record<ContactField, ContactIssue>> = {}
  for (const { path: [field], message } of issues) {
    // A body that is no object has an issue without a field: then every field is missing.
    if (field !== undefined) fields[field as ContactField] = message as ContactIssue
  }
  return fields
}
