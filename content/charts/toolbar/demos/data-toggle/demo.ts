import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A toolbar that switches between amounts and shares',
  height: 365,
  excerpt: ['function ShareToolbar', '}'],
});
