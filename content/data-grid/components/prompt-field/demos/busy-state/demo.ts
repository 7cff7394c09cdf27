import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show that a prompt is being processed',
  height: 476,
  excerpt: ['<PromptField', '</PromptField>'],
});
