import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Bars that bounce with React Spring',
  height: 337,
  excerpt: ['function SpringBar', '}'],
});
