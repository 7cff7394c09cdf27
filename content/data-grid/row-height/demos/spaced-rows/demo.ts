import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Add space between rows',
  height: 300,
  excerpt: ['function getRowSpacing', '}'],
});
