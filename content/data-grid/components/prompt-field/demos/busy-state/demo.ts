import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show that a prompt is being processed',
  height: 465,
  excerpt: ['<PromptField', '</PromptField>'],
});
