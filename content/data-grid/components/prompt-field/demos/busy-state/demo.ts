import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A prompt field that shows when it is busy',
  height: 476,
  excerpt: ['<PromptField', '</PromptField>'],
});
