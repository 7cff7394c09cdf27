import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A prompt field in the toolbar',
  height: 528,
  excerpt: ['<PromptField', '</PromptField>'],
});
