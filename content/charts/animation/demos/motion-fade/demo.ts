import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Bars that fade in one by one with Motion',
  height: 337,
  excerpt: ['function FadingBar', '}'],
});
