import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The two filter modes',
  height: 484,
  excerpt: ['function timeAxis', '}'],
});
