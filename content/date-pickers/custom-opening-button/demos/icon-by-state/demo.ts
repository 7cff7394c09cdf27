import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Icon that shows whether the picker is open',
  height: 56,
  excerpt: ['function OpenOrCloseIcon', '}'],
});
