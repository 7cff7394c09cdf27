import type { Texts } from '#services/i18n';
import { RUN_TEXTS } from '#services/runner';
import { TYPE_TEXTS } from '#services/type-checker';

/** Ids of the texts of the editor, and of its props in the parts document. */
export const EDITOR_TEXTS = [...RUN_TEXTS, ...TYPE_TEXTS, 'demoStopEditing'] as const;
export type EditorTexts = Texts<(typeof EDITOR_TEXTS)[number]>;
export const EDITOR_ID = 'demo-editor';
