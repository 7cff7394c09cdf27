import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Text field with the label above',
  height: 80,
  excerpt: ['function LabeledTextField', '}'],
});
