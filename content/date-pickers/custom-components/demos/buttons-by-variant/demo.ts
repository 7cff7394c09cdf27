import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Different buttons on desktop and mobile',
  height: 128,
  excerpt: ['function buttonsOf', '}'],
  picture: 'Choose',
});
