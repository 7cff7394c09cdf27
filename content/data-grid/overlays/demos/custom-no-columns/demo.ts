import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Bring all columns back with one click',
  height: 320,
  excerpt: ['function NoColumnsOverlay', '}'],
});
