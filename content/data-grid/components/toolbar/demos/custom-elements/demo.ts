import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Render plain HTML elements in a toolbar',
  height: 372,
  excerpt: ['const button', '}'],
});
