import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Add a prompt field to the toolbar',
  height: 517,
  excerpt: ['<PromptField', '</PromptField>'],
});
